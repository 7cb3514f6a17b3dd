import type { PinId } from '@pinfold/contract'
import type { Language } from '@pinfold/words'
import { compareIds, type Id } from '../../../platform/ids/ids.ts'

/** A reason why a picture is like another: the pin that shows it, and how strong it is. */
export interface Reason {
  readonly pinId: PinId
  readonly aggregateId: Id
  readonly points: number
  /** What the pin's words are written in, where it was asked and can be told. */
  readonly language?: Language | null
}

/** A picture by one pin of it, with all its reasons added up. */
export type Likeness = Reason

/** Each picture once, by its oldest pin among the reasons; the strongest first, then the newest. At most `most`. */
export function addUp(reasons: readonly Reason[], most: number): Likeness[] {
  const pictures = Map.groupBy(reasons, ({ aggregateId }) => aggregateId)
  const likenesses = [...pictures].map(([aggregateId, list]) => {
    const language = list.find((reason) => reason.language)?.language
    return {
      aggregateId,
      pinId: list.map(({ pinId }) => pinId).reduce((one, other) => (compareIds(one, other) <= 0 ? one : other)),
      points: list.reduce((sum, { points }) => sum + points, 0),
      ...(language && { language }),
    }
  })
  return likenesses.toSorted(compareLikeness).slice(0, most)
}

/** The order of the list. */
export const compareLikeness = (a: Likeness, b: Likeness): number =>
  b.points - a.points || compareIds(b.aggregateId, a.aggregateId)
