import type { SignUpMode } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, Writer } from '../../../platform/writing/writer.ts'
import './signing-up.tables.ts'

/** Settings and invitations belong to the site. */
export const SIGN_UP_BUCKET = 0
const SETTINGS = 1

/** Who may make an account. */
export interface SignUpSettings {
  readonly mode: SignUpMode
  readonly allowedDomains: readonly string[]
  readonly blockedDomains: readonly string[]
}

/** As long as nobody decided, everybody may. */
const usual: SignUpSettings = { mode: 'open', allowedDomains: [], blockedDomains: [] }

const selectSettings = (db: Db) =>
  db
    .selectFrom('sign_up_settings')
    .select(['mode', 'allowed_domains as allowedDomains', 'blocked_domains as blockedDomains'])
    .where('bucket', '=', SIGN_UP_BUCKET)
    .where('id', '=', SETTINGS)

export const findSignUpSettings = async (db: Db): Promise<SignUpSettings> =>
  (await selectSettings(db).executeTakeFirst()) ?? usual

export async function lockSignUpSettings(tx: Tx): Promise<[Held<'sign-up settings'>, SignUpSettings]> {
  const row = await selectSettings(tx).forUpdate().executeTakeFirst()
  return [hold(tx, 'sign-up settings'), row ?? usual]
}

export async function writeSignUpSettings(writer: Writer, settings: SignUpSettings): Promise<void> {
  const columns = {
    mode: settings.mode,
    allowed_domains: [...settings.allowedDomains],
    blocked_domains: [...settings.blockedDomains],
  }
  await writer
    .insertInto('sign_up_settings')
    .values({ bucket: SIGN_UP_BUCKET, id: SETTINGS, ...columns })
    .onConflict((conflict) => conflict.columns(['bucket', 'id']).doUpdateSet(columns))
    .execute()
}

const selectInvitations = (db: Db) =>
  db
    .selectFrom('sign_up_invitations')
    .select([
      'id',
      'label',
      'most_uses as mostUses',
      'uses',
      'ends_at as endsAt',
      'withdrawn_at as withdrawnAt',
      'made_by as madeBy',
    ])
    .where('bucket', '=', SIGN_UP_BUCKET)

/** Newest first, after the last one of the page before. */
export const findInvitations = (db: Db, page: { after: Id; limit: number }) =>
  selectInvitations(db).where('id', '<', page.after).orderBy('id', 'desc').limit(page.limit).execute()

/** A link that lets people make accounts. */
export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

export const findInvitation = (db: Db, id: Id) => selectInvitations(db).where('id', '=', id).executeTakeFirst()

export const findInvitationBySecret = (db: Db, secretHash: Buffer) =>
  selectInvitations(db).where('secret_hash', '=', secretHash).executeTakeFirst()

/** Whoever comes by the same link at the same moment waits: each use counts. */
export async function lockInvitationBySecret(
  tx: Tx,
  secretHash: Buffer,
): Promise<[Held<'invitation'>, InvitationRow | undefined]> {
  const row = await selectInvitations(tx).where('secret_hash', '=', secretHash).forUpdate().executeTakeFirst()
  return [hold(tx, 'invitation'), row]
}

export async function lockInvitation(tx: Tx, id: Id): Promise<[Held<'invitation'>, InvitationRow | undefined]> {
  const row = await selectInvitations(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return [hold(tx, 'invitation'), row]
}

/** What is written of a new invitation. */
export interface NewInvitation {
  readonly id: Id
  readonly label: string
  readonly secretHash: Buffer
  readonly mostUses: number
  readonly endsAt: Date | null
  readonly madeBy: string
}

export const insertInvitation = (writer: Writer, invitation: NewInvitation) =>
  writer
    .insertInto('sign_up_invitations')
    .values({
      bucket: SIGN_UP_BUCKET,
      id: invitation.id,
      label: invitation.label,
      secret_hash: invitation.secretHash,
      most_uses: invitation.mostUses,
      ends_at: invitation.endsAt,
      withdrawn_at: null,
      made_by: invitation.madeBy,
    })
    .execute()

export const setInvitationWithdrawn = (writer: Writer, id: Id, at: Date) =>
  writer
    .updateTable('sign_up_invitations')
    .set({ withdrawn_at: at })
    .where('bucket', '=', SIGN_UP_BUCKET)
    .where('id', '=', id)
    .execute()

export const countInvitationUse = (writer: Writer, id: Id) =>
  writer
    .updateTable('sign_up_invitations')
    .set({ uses: sql<number>`uses + 1` })
    .where('bucket', '=', SIGN_UP_BUCKET)
    .where('id', '=', id)
    .execute()
