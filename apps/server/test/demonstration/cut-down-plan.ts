import { buildPlan } from '../../src/demonstration/plan/build-plan.ts'
import type { Turn } from '../../src/demonstration/plan/steps.ts'

/** The first turns of the demonstration, with everything that ever happens to their pins after the last of them. */
export function cutDownPlan(turns: number): readonly Turn[] {
  const plan = buildPlan()
  const creates = plan.slice(0, turns).map(({ create }) => create)
  const pins = new Set(creates.map(({ pin }) => pin))
  const social = plan.flatMap(({ next }) => next).filter(({ pin }) => pins.has(pin))
  return creates.map((create, place) => ({ create, next: place === creates.length - 1 ? social : [] }))
}
