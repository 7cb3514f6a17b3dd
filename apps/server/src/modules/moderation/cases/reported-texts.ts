import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { commentTexts } from '../../comments/index.ts'
import { messageTexts, newestTexts } from '../../messaging/index.ts'
import type { CaseRow } from './cases.queries.ts'

/** Of a conversation that somebody in it reported. */
const MOST_MESSAGES = 20

/** The words of what was reported, by case. */
export async function textsOf(db: Db, rows: readonly CaseRow[]): Promise<Map<Id, string[]>> {
  const idsOf = (type: CaseRow['objectType']) =>
    rows.flatMap(({ objectType, objectId }) => (objectType === type ? [objectId] : []))
  // Of many, conversations are read when somebody takes one up.
  const conversations = rows.length === 1 ? idsOf('conversation') : []
  const [comments, messages, ...talks] = await Promise.all([
    commentTexts(db, idsOf('comment')),
    messageTexts(db, idsOf('message')),
    ...conversations.map(async (id) => [id, await newestTexts(db, id, MOST_MESSAGES)] as const),
  ])
  const single = new Map([...comments, ...messages])
  const ofTalks = new Map(talks)
  return new Map(
    rows.map(({ id, objectId }) => {
      const text = single.get(objectId)
      return [id, text === undefined ? (ofTalks.get(objectId) ?? []) : [text]]
    }),
  )
}
