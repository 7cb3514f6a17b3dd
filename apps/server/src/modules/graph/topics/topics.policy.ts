import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import type { Id } from '../../../platform/ids/ids.ts'

interface TopicInTree {
  readonly id: Id
  readonly parentId: Id | null
  readonly isHidden: boolean
}

/** Where a topic is to stand, and whether it is to show. */
interface WantedPlace {
  readonly parentId: Id | null
  readonly isHidden: boolean
}

/**
 * The tree has two levels: nothing stands below a topic that is below another, nor below itself. What shows stands below
 * what shows. `id` is null for a new topic.
 */
export function canPlaceTopic(tree: readonly TopicInTree[], id: Id | null, wanted: WantedPlace): Decision {
  if (id !== null && !tree.some((topic) => topic.id === id)) return deny('topic_not_found')
  const below = tree.filter(({ parentId }) => id !== null && parentId === id)
  if (wanted.isHidden && below.some(({ isHidden }) => !isHidden)) return deny('topic_below_shows')
  if (wanted.parentId === null) return allow
  const parent = tree.find((topic) => topic.id === wanted.parentId)
  if (parent === undefined || parent.parentId !== null || parent.id === id || below.length > 0)
    return deny('topic_cannot_be_there')
  return parent.isHidden && !wanted.isHidden ? deny('topic_cannot_be_there') : allow
}
