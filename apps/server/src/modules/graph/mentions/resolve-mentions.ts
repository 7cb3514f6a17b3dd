import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { knowMembers } from '../member-cards.view.ts'
import { mentionMarks } from './mention-marks.ts'
import { findMentionable } from './mentionable.queries.ts'
import { findMemberIdsByUsernames } from './named-members.queries.ts'
import type { StoredMention } from './stored-mention.ts'

/** The members a text names with `@`. Names of nobody, of whoever is hidden from the author and of
 * whoever does not let them stay plain text. */
export async function resolveMentions(
  deps: { db: Db; clock: Clock },
  author: Member,
  text: string,
): Promise<StoredMention[]> {
  const marks = mentionMarks(text)
  if (marks.length === 0) return []
  const keys = [...new Set(marks.map(({ key }) => key))]
  const idByKey = await findMemberIdsByUsernames(deps.db, keys, deps.clock.now())
  const ids = [...idByKey.values()]
  const [members, mentionable] = await Promise.all([
    knowMembers(deps, author, ids),
    findMentionable(deps.db, author.id, ids),
  ])
  return marks.flatMap(({ key, offset, length }): StoredMention[] => {
    const member = members.get(idByKey.get(key) ?? '')
    if (!member || !mentionable.has(member.row.id)) return []
    if (member.relation.isBlockedByThem || member.relation.isBlockingThem) return []
    return [{ user_id: member.row.id, offset, length }]
  })
}
