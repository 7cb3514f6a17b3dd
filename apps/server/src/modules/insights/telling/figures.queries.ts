import type { BoardId, InsightSource, MemberId, PinFigureName, PinId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { firstIdAt } from '../../../platform/ids/ids.ts'
import type { Counts } from '../counting/sums.ts'
import { type Day, daysLater, startOf } from '../days.ts'
import '../insights.tables.ts'

/** Days of a business. */
export interface OfDays {
  readonly businessId: MemberId
  readonly from: Day
  readonly to: Day
}

interface Filter {
  readonly source?: InsightSource | undefined
  readonly boardId?: BoardId | undefined
  /** Of Pins that led to this claimed website. */
  readonly site?: string | undefined
  readonly pinId?: PinId | undefined
}

const sums = sql`
  sum(impressions)::float8 as impressions, sum(closeups)::float8 as closeups, sum(saves)::float8 as saves,
  sum(outbound_clicks)::float8 as "outboundClicks", sum(video_plays)::float8 as "videoPlays",
  sum(watched_ms)::float8 as "watchedMs"`

const within = ({ businessId, from, to }: OfDays): RawBuilder<unknown> =>
  sql`${owned('business_id', businessId)} and day between ${from}::date and ${to}::date`

const ofSource = (source: InsightSource | undefined) => (source === undefined ? sql`` : sql`and source = ${source}`)

const onSite = (site: string | undefined) => (site === undefined ? sql`` : sql`and site = ${site}`)

const onBoard = (boardId: BoardId | undefined) =>
  boardId === undefined ? sql`` : sql`and board_id = ${boardId}::bigint`

/** Where the sums of these lie: those of a Pin, of a website, of a board or of all. */
function rowsOf({ source, boardId, site, pinId }: Filter): { table: string; where: RawBuilder<unknown> } {
  if (pinId !== undefined)
    return { table: 'insight_pins', where: sql`and pin_id = ${pinId}::bigint ${ofSource(source)} ${onSite(site)}` }
  if (site !== undefined && boardId === undefined)
    return { table: 'insight_sites', where: sql`${onSite(site)} ${ofSource(source)}` }
  // What lies on a board and leads to a website has no sums of its own.
  if (site !== undefined)
    return { table: 'insight_pins', where: sql`${onBoard(boardId)} ${onSite(site)} ${ofSource(source ?? 'own')}` }
  // Boards have the business's own Pins alone.
  if (boardId !== undefined)
    return { table: 'insight_boards', where: sql`and board_id = ${boardId}::bigint and ${source !== 'site'}::boolean` }
  return { table: 'insight_days', where: ofSource(source) }
}

/** What was counted on each day. */
export async function findDays(db: Db, days: OfDays, filter: Filter): Promise<(Counts & { day: Day })[]> {
  const { table, where } = rowsOf(filter)
  const { rows } = await sql<Counts & { day: Day }>`
    select day::text as day, ${sums} from ${sql.table(table)} where ${within(days)} ${where} group by day
  `.execute(db)
  return rows
}

/** Impressions since a day. */
export async function countImpressions(db: Db, businessId: MemberId, since: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(impressions), 0)::float8 as count from insight_days
    where ${owned('business_id', businessId)} and day >= ${since}::date
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** New followers of each day, of those who still follow: edges are dated by their ids. */
export async function countNewFollowers(db: Db, { businessId, from, to }: OfDays): Promise<Map<Day, number>> {
  const { rows } = await sql<{ day: Day; count: number }>`
    select (date '2026-01-01' + ((edge_id >> 22) / 86400000)::int)::text as day, count(*)::int as count from followers
    where ${owned('followee_id', businessId)} and state = 'following'
      and edge_id >= ${firstIdAt(startOf(from))}::bigint and edge_id < ${firstIdAt(startOf(daysLater(to, 1)))}::bigint
    group by 1
  `.execute(db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}

const orders: Readonly<Record<PinFigureName, RawBuilder<unknown>>> = {
  impressions: sql`sum(impressions)`,
  engagements: sql`sum(closeups + saves + outbound_clicks)`,
  closeups: sql`sum(closeups)`,
  saves: sql`sum(saves)`,
  outbound_clicks: sql`sum(outbound_clicks)`,
  video_plays: sql`sum(video_plays)`,
  watched_seconds: sql`sum(watched_ms)`,
}

/** How many, and by what. */
export interface Top {
  readonly sort: PinFigureName
  readonly limit: number
}

/** The Pins with the most. */
export async function findTopPins(
  db: Db,
  days: OfDays,
  { source, boardId, site, sort, limit }: Top & Pick<Filter, 'source' | 'boardId' | 'site'>,
): Promise<(Counts & { id: PinId })[]> {
  const { rows } = await sql<Counts & { id: PinId }>`
    select pin_id as id, ${sums} from insight_pins where ${within(days)} ${ofSource(source)} ${onBoard(boardId)} ${onSite(site)}
    group by pin_id having ${orders[sort]} > 0 order by ${orders[sort]} desc, pin_id desc limit ${limit}
  `.execute(db)
  return rows
}

/** The boards with the most. */
export async function findTopBoards(db: Db, days: OfDays, { sort, limit }: Top): Promise<(Counts & { id: BoardId })[]> {
  const { rows } = await sql<Counts & { id: BoardId }>`
    select board_id as id, ${sums} from insight_boards where ${within(days)}
    group by board_id having ${orders[sort]} > 0 order by ${orders[sort]} desc, board_id desc limit ${limit}
  `.execute(db)
  return rows
}
