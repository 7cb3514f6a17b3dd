import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { updateMember } from './members.queries.ts'

/** Where law withholds the member: see `withheldFrom`. */
export const setWithheldIn = (writer: Writer, memberId: MemberId, withheldIn: string) =>
  updateMember(writer, memberId, { withheld_in: withheldIn })

/** Where each of several members is written to. */
export const findMailboxes = (db: Db, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('members')
    .select(['id', 'email', 'locale', 'first_name as firstName'])
    .where(ownedIn('id', memberIds))
    .execute()

/** Where a member is written to, and in which language; undefined where there is none. */
export const findMailbox = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select(['email', 'locale', 'first_name as firstName'])
    .where(owned('id', memberId))
    .executeTakeFirst()
