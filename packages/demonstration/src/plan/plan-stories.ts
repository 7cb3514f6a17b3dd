import { people } from '../content/people.ts'
import { type DemoStory, stories } from '../content/stories.ts'
import { families } from '../drawings/index.ts'
import { buildPlan } from './build-plan.ts'
import type { Turn } from './steps.ts'

/** All that happens in a demonstration. */
export interface DemoPlan {
  readonly turns: readonly Turn[]
  readonly stories: readonly StoryPlan[]
  /** Usernames of those who have a portrait. */
  readonly portraits: readonly string[]
}

/** The whole demonstration; always the same. */
export function wholePlan(): DemoPlan {
  const turns = buildPlan()
  return { turns, stories: planStories(turns), portraits: people.map(({ username }) => username) }
}

/** A story with the drawings of its pages. */
export interface StoryPlan {
  readonly story: DemoStory
  readonly drawings: readonly { readonly family: string; readonly index: number }[]
}

/** Gives each page of the stories a drawing that no pin of the plan shows. Throws where a family has too few. */
export function planStories(plan: readonly Turn[]): readonly StoryPlan[] {
  const taken = new Set(plan.map(({ create }) => nameOf(create.drawing)))
  return stories.map((story) => {
    const count = families.find(({ name }) => name === story.family)?.count ?? 0
    const free = Array.from({ length: count }, (_, index) => ({ family: story.family, index }))
      .filter((drawing) => !taken.has(nameOf(drawing)))
      .slice(0, story.pages.length)
    if (free.length < story.pages.length) throw new RangeError(`${story.family} has too few drawings for a story`)
    for (const drawing of free) taken.add(nameOf(drawing))
    return { story, drawings: free }
  })
}

const nameOf = ({ family, index }: { family: string; index: number }) => `${family} ${index}`
