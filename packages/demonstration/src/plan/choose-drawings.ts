import { allTalk } from '../content/talk/all-talk.ts'
import { lookAlikes } from '../content/look-alikes.ts'
import { families } from '../drawings/index.ts'
import type { Random } from '../drawings/kit/random.ts'

/** A drawing that is to be a pin. */
export interface ChosenDrawing {
  readonly family: string
  readonly index: number
  readonly scene: string
}

/** Of what a scene can draw; all of it would keep two cores busy for longer than a newcomer likes. */
const MOST_OF_A_SCENE = 4

/** The drawings that become pins, in no order; none that looks like another of them. */
export function chooseDrawings(random: Random): ChosenDrawing[] {
  return families.flatMap(({ name, count, scenes }) =>
    scenes.flatMap((scene, place) => {
      if (!allTalk[scene]) throw new RangeError(`nothing is said of ${scene}`)
      const drawn = Array.from({ length: count / scenes.length }, (_, round) => round * scenes.length + place)
      const fresh = random.shuffled(drawn).filter((index) => !lookAlikes[name]?.includes(index))
      return fresh.slice(0, MOST_OF_A_SCENE).map((index) => ({ family: name, index, scene }))
    }),
  )
}
