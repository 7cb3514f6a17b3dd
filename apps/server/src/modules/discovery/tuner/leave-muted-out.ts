import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { type PinRow, topicsOfPins } from '../../pins/index.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { SourceName } from './muted-sources.queries.ts'

/** What a member switched off, by kind. */
export type Muted = Readonly<Record<SourceName['kind'], ReadonlySet<Id>>>

export function mutedByKind(sources: readonly SourceName[]): Muted {
  const of = (kind: SourceName['kind']) => new Set(sources.flatMap((source) => (source.kind === kind ? source.id : [])))
  return { board: of('board'), topic: of('topic'), member: of('member'), pin: of('pin') }
}

type SourcesOfPin = Pick<PinRow, 'pinnerId' | 'boardId'> & { readonly topicIds: readonly Id[] }

/** Whether the pin belongs to something that is switched off, whichever way it came. */
export const isOfMuted = (muted: Muted, pin: SourcesOfPin): boolean =>
  muted.member.has(pin.pinnerId) ||
  (pin.boardId !== null && muted.board.has(pin.boardId)) ||
  pin.topicIds.some((id) => muted.topic.has(id))

/** Those of the pins that belong to what is switched off. One statement where a topic is, and none otherwise. */
export async function ofMuted(db: Db, muted: Muted, rows: readonly PinRow[]): Promise<PinId[]> {
  const named = muted.topic.size === 0 ? [] : rows.flatMap(({ id, topicCount }) => (topicCount > 0 ? id : []))
  const topics = named.length === 0 ? new Map<Id, Id[]>() : await topicsOfPins(db, named)
  return rows.flatMap((row) => (isOfMuted(muted, { ...row, topicIds: topics.get(row.id) ?? [] }) ? row.id : []))
}
