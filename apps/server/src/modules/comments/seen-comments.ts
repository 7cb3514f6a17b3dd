import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { knowMembers } from '../graph/index.ts'
import { canComment, type KnownPin, knowPins } from '../pins/index.ts'
import { isBlockedEitherWay } from './comment-facts.ts'
import { canSeeComment } from './comments.policy.ts'
import { type CommentRow, findComments } from './comments.queries.ts'

/** A comment that may be read, with the pin it was written under. */
export interface SeenComment {
  readonly row: CommentRow
  readonly pin: KnownPin
}

/** Those of the comments that the viewer may read, each through the pin it was written under. At most nine statements. */
export async function findSeenComments(
  deps: { readonly db: Db },
  viewer: Viewer,
  ids: readonly Id[],
): Promise<Map<Id, SeenComment>> {
  if (ids.length === 0) return new Map()
  const rows = await findComments(deps.db, [...new Set(ids)])
  const parentIds = [...new Set(rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))]
  const parents = parentIds.length === 0 ? [] : await findComments(deps.db, parentIds)
  const authorOfParent = new Map(parents.map(({ id, authorId }) => [id, authorId]))
  const [authors, pins] = await Promise.all([
    knowMembers(
      deps,
      viewer,
      [...rows, ...parents].map(({ authorId }) => authorId),
    ),
    knowPins(
      deps,
      viewer,
      rows.map(({ pinId }) => pinId),
    ),
  ])
  const seen = rows.flatMap((row): [Id, SeenComment][] => {
    const pin = pins.get(row.pinId)
    const people = [row.authorId, ...(row.parentId === null ? [] : [authorOfParent.get(row.parentId) ?? ''])]
    const known = people.flatMap((id) => authors.get(id) ?? [])
    if (!pin || known.length < people.length || !canComment(pin.facts).isAllowed) return []
    const facts = {
      isAuthor: row.authorId === viewer.id,
      isBlockedEitherWay: known.some(isBlockedEitherWay),
      isUnderOwnPin: pin.facts.isPinner,
    }
    return canSeeComment(facts).isAllowed ? [[row.id, { row, pin }]] : []
  })
  return new Map(seen)
}
