import { buildPlan, DEMO_USERNAME, type DemoPlan, PARTNER_USERNAME, planStories } from '@pinfold/demonstration/plan'

/** The first turns of the demonstration, with everything that ever happens to their pins after the last of them; one story, two portraits. */
export function cutDownPlan(count: number): DemoPlan {
  const plan = buildPlan()
  const creates = plan.slice(0, count).map(({ create }) => create)
  const pins = new Set(creates.map(({ pin }) => pin))
  const social = plan.flatMap(({ next }) => next).filter(({ pin }) => pins.has(pin))
  const turns = creates.map((create, place) => ({ create, next: place === creates.length - 1 ? social : [] }))
  return { turns, stories: planStories(plan).slice(0, 1), portraits: [DEMO_USERNAME, PARTNER_USERNAME] }
}
