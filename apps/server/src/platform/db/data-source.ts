import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { bucketOf } from '../ids/ids.ts'
import type { Db } from './db.ts'

/** One file of a member's data: whose rows, and which of their columns. Secrets and others' data are not among them. */
export interface DataSource {
  readonly file: string
  readonly table: string
  /** The column that holds the member's id; or, of what belongs to their boards or pins, the one that holds that id. */
  readonly owner: string | { readonly ofBoard: string } | { readonly ofPin: string }
  /** Columns that rows are read by, together unique: whole numbers, but where texts are said. They come first in a row. */
  readonly key: readonly string[]
  /** A text without spaces is in the key, which is read as text then: for short lists only. */
  readonly isKeyText?: true
  readonly columns: readonly string[]
}

/** A row with its key first. */
export type DataRow = Readonly<Record<string, unknown>>

/** Some rows, and where they go on; `next` is null at the end. */
export interface DataPage {
  readonly rows: readonly DataRow[]
  readonly next: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The table whose row belongs to the member, its column that says so, and the column of the source that names the row. */
const holderOf = (owner: Exclude<DataSource['owner'], string>) =>
  'ofBoard' in owner
    ? { holder: 'boards', memberColumn: 'owner_id', named: owner.ofBoard }
    : { holder: 'pins', memberColumn: 'pinner_id', named: owner.ofPin }

function fromHolders(table: string, { holder, memberColumn, named }: ReturnType<typeof holderOf>, memberId: MemberId) {
  const of = (column: string) => sql.ref(`${holder}.${column}`)
  const its = (column: string) => sql.ref(`${table}.${column}`)
  return sql`${sql.table(holder)} join ${sql.table(table)} on ${its('bucket')} = ${of('bucket')} and ${its(named)} = ${of('id')}
    where ${of('bucket')} = ${bucketOf(memberId)} and ${of(memberColumn)} = ${memberId}::bigint`
}

/** A member's rows of a source after a place; one statement. */
export async function readDataPage(
  db: Db,
  source: DataSource,
  { memberId, after, limit }: { memberId: MemberId; after: string | null; limit: number },
): Promise<DataPage> {
  const { table, owner, key } = source
  const named = (column: string) => sql.ref(`${table}.${column}`)
  const from = isText(owner)
    ? sql`${sql.table(table)} where ${named('bucket')} = ${bucketOf(memberId)} and ${named(owner)} = ${memberId}::bigint`
    : fromHolders(table, holderOf(owner), memberId)
  const keys = sql.join(key.map((column) => (source.isKeyText ? sql`${named(column)}::text` : named(column))))
  const [first, type] = source.isKeyText ? ['', sql`text`] : ['-1', sql`bigint`]
  const place: readonly string[] = after === null ? key.map(() => first) : after.split(' ')
  const values = sql.join(place.map((value) => sql`${value}::${type}`))
  const { rows } = await sql<DataRow>`
    select ${sql.join([...key, ...source.columns].map(named))} from ${from} and (${keys}) > (${values})
    order by ${keys} limit ${limit}
  `.execute(db)
  const last = rows.at(-1)
  if (rows.length < limit || !last) return { rows, next: null }
  return { rows, next: key.map((column) => String(last[column])).join(' ') }
}
