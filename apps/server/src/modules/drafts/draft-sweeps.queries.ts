import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './drafts.tables.ts'

export interface EndingDraft {
  readonly id: Id
  readonly memberId: MemberId
}

/** Drafts that were thrown away before a moment, and those that nobody touched since another one. */
export async function findEndedDrafts(
  db: Db,
  { deletedBefore, touchedBefore, limit }: { deletedBefore: Date; touchedBefore: Date; limit: number },
): Promise<EndingDraft[]> {
  const { rows } = await sql<EndingDraft>`
    (select id, member_id as "memberId" from pin_drafts where deleted_at < ${deletedBefore} limit ${limit})
    union (select id, member_id from pin_drafts where updated_at < ${touchedBefore} and state <> 'scheduled' limit ${limit})
  `.execute(db)
  return rows
}

/** Notes that drafts which nobody touched since a moment are going to be removed; answers those not noted before. */
export async function markWarned(writer: LoneWriter, touchedBefore: Date, now: Date): Promise<EndingDraft[]> {
  const { rows } = await sql<EndingDraft>`
    update pin_drafts set warned_at = ${now}
    where updated_at < ${touchedBefore} and state <> 'scheduled' and warned_at is null and deleted_at is null
    returning id, member_id as "memberId"`.execute(writer)
  return rows
}
