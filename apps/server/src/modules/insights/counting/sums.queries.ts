import { type RawBuilder, sql } from 'kysely'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { Counts, Sum } from './sums.ts'
import '../insights.tables.ts'

const columns = {
  impressions: 'impressions',
  closeups: 'closeups',
  saves: 'saves',
  outbound_clicks: 'outboundClicks',
  video_plays: 'videoPlays',
  watched_ms: 'watchedMs',
} as const satisfies Record<string, keyof Counts>

const names = sql.raw(Object.keys(columns).join(', '))
const numbersOf = (sums: readonly Sum[]) =>
  sql.join(Object.values(columns).map((name) => sql`${sums.map(({ counts }) => counts[name])}::bigint[]`))
const added = (table: string) =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `${name} = ${table}.${name} + excluded.${name}`)
      .join(', '),
  )
const placeOf = (sums: readonly Sum[]) =>
  sql`${sums.map(({ businessId }) => bucketOf(businessId))}::smallint[], ${sums.map(({ businessId }) => businessId)}::bigint[],
    ${sums.map(({ day }) => day)}::date[]`
const sourceOf = (sums: readonly Sum[]): RawBuilder<unknown> => sql`${sums.map(({ source }) => source)}::text[]`

const sitesOf = (sums: readonly Sum[]): RawBuilder<unknown> => sql`${sums.map(({ site }) => site)}::text[]`

/** Adds to days of businesses. Rows are taken in their order. */
export async function addToDays(writer: Writer, sums: readonly Sum[]): Promise<void> {
  await sql`
    insert into insight_days (bucket, business_id, day, source, ${names})
    select * from unnest(${placeOf(sums)}, ${sourceOf(sums)}, ${numbersOf(sums)})
      as given (bucket, business_id, day, source, ${names})
    order by bucket, business_id, day, source
    on conflict (bucket, business_id, day, source) do update set ${added('insight_days')}
  `.execute(writer)
}

/** Adds to boards, by day. Rows are taken in their order. */
export async function addToBoards(writer: Writer, sums: readonly Sum[]): Promise<void> {
  await sql`
    insert into insight_boards (bucket, business_id, day, board_id, ${names})
    select * from unnest(${placeOf(sums)}, ${sums.map(({ boardId }) => boardId)}::bigint[], ${numbersOf(sums)})
      as given (bucket, business_id, day, board_id, ${names})
    order by bucket, business_id, day, board_id
    on conflict (bucket, business_id, day, board_id) do update set ${added('insight_boards')}
  `.execute(writer)
}

/** Adds to claimed websites, by day. Rows are taken in their order. */
export async function addToSites(writer: Writer, sums: readonly Sum[]): Promise<void> {
  await sql`
    insert into insight_sites (bucket, business_id, day, site, source, ${names})
    select * from unnest(${placeOf(sums)}, ${sitesOf(sums)}, ${sourceOf(sums)}, ${numbersOf(sums)})
      as given (bucket, business_id, day, site, source, ${names})
    order by bucket, business_id, day, site, source
    on conflict (bucket, business_id, day, site, source) do update set ${added('insight_sites')}
  `.execute(writer)
}

/** Adds to Pins, by day. Rows are taken in their order. */
export async function addToPins(writer: Writer, sums: readonly Sum[]): Promise<void> {
  await sql`
    insert into insight_pins (bucket, business_id, day, pin_id, source, board_id, site, ${names})
    select * from unnest(${placeOf(sums)}, ${sums.map(({ pinId }) => pinId)}::bigint[], ${sourceOf(sums)},
      ${sums.map(({ boardId }) => boardId)}::bigint[], ${sitesOf(sums)}, ${numbersOf(sums)})
      as given (bucket, business_id, day, pin_id, source, board_id, site, ${names})
    order by bucket, business_id, day, pin_id, source
    on conflict (bucket, business_id, day, pin_id, source) do update
      set board_id = excluded.board_id, site = excluded.site, ${added('insight_pins')}
  `.execute(writer)
}
