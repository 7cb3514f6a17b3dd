import type { AccessKind, AccessRole, MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { AccessSource, AccessState } from './business.tables.ts'

/** Who may act for whom. */
export interface Access {
  readonly subjectId: MemberId
  readonly granteeId: MemberId
  readonly source: AccessSource
  /** On the whole business; null where there are roles on parts of it only. */
  readonly role: AccessRole | null
  readonly kind: AccessKind
  readonly state: AccessState
  /** Which website a request is about. */
  readonly askedSite: string | null
  readonly edgeId: Id
}

const columns = [
  'subject_id as subjectId',
  'grantee_id as granteeId',
  'source',
  'role',
  'kind',
  'state',
  'asked_site as askedSite',
  'edge_id as edgeId',
] as const

interface Pair {
  readonly subjectId: MemberId
  readonly granteeId: MemberId
}

const accessOf = (db: Db, { subjectId, granteeId }: Pair) =>
  db
    .selectFrom('access_grants')
    .select(columns)
    .where(owned('subject_id', subjectId))
    .where('grantee_id', '=', granteeId)

/** The access of one to the other. */
export const findAccess = (db: Db, pair: Pair) => accessOf(db, pair).executeTakeFirst()

/** The access of one to the other, locked until the transaction ends. */
export async function lockAccess(tx: Tx, pair: Pair) {
  const access = await accessOf(tx, pair).forUpdate().executeTakeFirst()
  return [hold(tx, 'access'), access] as const
}

/** Those whom a business let in or invited, or the employees whom the operator assigned to it, newest first. */
export function findAccessTo(
  db: Db,
  subjectId: MemberId,
  page: {
    after: Id | null
    limit: number
    source: AccessSource
    states: readonly AccessState[]
    kind?: AccessKind | undefined
  },
) {
  const both = db
    .selectFrom('access_grants')
    .select(columns)
    .where(owned('subject_id', subjectId))
    .where('source', '=', page.source)
    .where('state', 'in', page.states)
  const all = page.kind === undefined ? both : both.where('kind', '=', page.kind)
  const older = page.after === null ? all : all.where('edge_id', '<', page.after)
  return older.orderBy('edge_id', 'desc').limit(page.limit).execute()
}

/** The businesses that somebody may act for, is invited to or asked. */
export const findAccessOf = (db: Db, granteeId: MemberId, states: readonly AccessState[], limit: number) =>
  db
    .selectFrom('access_profiles')
    .select(columns)
    .where(owned('grantee_id', granteeId))
    .where('state', 'in', states)
    .orderBy('edge_id', 'desc')
    .limit(limit)
    .execute()

/** The businesses that let any of these partners in. */
export const findClients = (db: Db, partnerIds: readonly MemberId[], limit: number) =>
  db
    .selectFrom('access_profiles')
    .select(columns)
    .where(ownedIn('grantee_id', partnerIds))
    .where('kind', '=', 'partner')
    .where('state', '=', 'active')
    .orderBy('edge_id', 'desc')
    .limit(limit)
    .execute()

/** How many stand so to a business; employees are counted apart, so that they take nobody's place. */
export async function countAccessTo(
  db: Db,
  subjectId: MemberId,
  states: readonly AccessState[],
  source: AccessSource = 'invitation',
): Promise<number> {
  const row = await db
    .selectFrom('access_grants')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(owned('subject_id', subjectId))
    .where('source', '=', source)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Writes the access and its mirror; false where there is one already. */
export async function insertAccess(
  writer: Writer,
  { subjectId, granteeId, edgeId, askedSite, ...access }: Access,
): Promise<boolean> {
  const row = { subject_id: subjectId, grantee_id: granteeId, edge_id: edgeId, asked_site: askedSite, ...access }
  const inserted = await writer
    .insertInto('access_grants')
    .values({ bucket: bucketOf(subjectId), ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('grantee_id')
    .execute()
  if (inserted.length === 0) return false
  await writer
    .insertInto('access_profiles')
    .values({ bucket: bucketOf(granteeId), ...row })
    .execute()
  return true
}

/** Changes the access and its mirror. */
export async function updateAccess(
  writer: Writer,
  { subjectId, granteeId }: Pair,
  { askedSite, ...rest }: Partial<Pick<Access, 'role' | 'kind' | 'state' | 'askedSite'>>,
): Promise<void> {
  const change = { ...rest, ...(askedSite !== undefined && { asked_site: askedSite }) }
  await writer
    .updateTable('access_grants')
    .set(change)
    .where(owned('subject_id', subjectId))
    .where('grantee_id', '=', granteeId)
    .execute()
  await writer
    .updateTable('access_profiles')
    .set(change)
    .where(owned('grantee_id', granteeId))
    .where('subject_id', '=', subjectId)
    .execute()
}

/** Takes the access away with its mirror, and answers what it was; a second time changes nothing. */
export async function deleteAccess(writer: Writer, { subjectId, granteeId }: Pair): Promise<Access | undefined> {
  const [deleted] = await writer
    .deleteFrom('access_grants')
    .where(owned('subject_id', subjectId))
    .where('grantee_id', '=', granteeId)
    .returning(columns)
    .execute()
  await writer
    .deleteFrom('access_profiles')
    .where(owned('grantee_id', granteeId))
    .where('subject_id', '=', subjectId)
    .execute()
  return deleted
}
