import {
  formatWireDate,
  type InsightName,
  insightNames,
  type Insights,
  type InsightSource,
  type PinFigureName,
  type PinFigures,
  type BoardId,
  type PinId,
  type TopBoard,
  type TopPin,
} from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { hasWhole, type Member, requireMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import { findMembers } from '../../accounts/index.ts'
import { isBoardListed, knowBoards, presentBoardCard } from '../../boards/index.ts'
import { findProvedDomains } from '../../claims/index.ts'
import { type PinViewDeps, pinViews } from '../../pins/index.ts'
import type { Counts } from '../counting/sums.ts'
import type { Day } from '../days.ts'
import { canSeeInsights } from '../insights.policy.ts'
import { countNewFollowers, findDays, findTopBoards, findTopPins, type Top } from './figures.queries.ts'
import { type Period, readPeriod } from './period.ts'

/** What telling of figures needs. */
export type InsightsDeps = PinViewDeps & { readonly clock: Clock }

interface Asked {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly source?: InsightSource | undefined
  readonly boardId?: BoardId | undefined
  /** The domain of a claimed website. */
  readonly site?: string | undefined
}

/** What may have gone since it counted, beside what is asked for. */
const MORE = 20

/** Whoever may see the figures; throws `business_only`. */
export function requireBusiness(viewer: Viewer): Member {
  const member = requireMember(viewer)
  requireAllowed(canSeeInsights(member))
  return member
}

/** What was counted by day. Four statements; more where a role on a part names a board or a Pin. */
export async function insightsView(
  deps: InsightsDeps,
  viewer: Viewer,
  asked: Asked & { readonly pinId?: PinId | undefined },
): Promise<Insights> {
  const { id: businessId } = requireBusiness(viewer)
  const now = deps.clock.now()
  const period = readPeriod(now, asked)
  const days = { businessId, from: period.previousFrom, to: period.to }
  const hearsOf = mayHearOf(deps, viewer, asked)
  const { source, boardId, pinId, site } = asked
  const isOfAll = [source, boardId, pinId, site].every((narrowed) => narrowed === undefined)
  const [rows, followers, [member], sites] = await Promise.all([
    hearsOf.then((isOpen) => (isOpen ? findDays(deps.db, days, asked) : [])),
    isOfAll ? countNewFollowers(deps.db, days) : new Map<Day, number>(),
    findMembers(deps.db, [businessId]),
    site === undefined || hasWhole(viewer) ? findProvedDomains(deps.db, businessId) : [site],
  ])
  const figuresOf = new Map(rows.map((row) => [row.day, presentCounts(row)]))
  const valueOf = (name: InsightName, day: Day) =>
    name === 'followers' ? (followers.get(day) ?? 0) : (figuresOf.get(day)?.[name] ?? 0)
  return {
    made_at: formatWireDate(now),
    from: period.from,
    to: period.to,
    previous_from: period.previousFrom,
    previous_to: period.previousTo,
    days: [...period.days],
    figures: insightNames
      .filter((name) => isOfAll || name !== 'followers')
      .map((name) => series(name, period, valueOf, [...figuresOf.keys(), ...followers.keys()])),
    follower_count: member?.followerCount ?? 0,
    sites,
  }
}

/** Whoever has a role on the profile, or on a website, hears of secret boards, and what lies there, as of what there is not. */
async function mayHearOf(
  deps: InsightsDeps,
  viewer: Viewer,
  { boardId, pinId }: Asked & { pinId?: PinId | undefined },
) {
  if (hasWhole(viewer)) return true
  const [boards, pins] = await Promise.all([
    knowBoards(deps, viewer, boardId === undefined ? [] : [boardId]),
    pinId === undefined ? [] : pinViews(deps, viewer, [pinId], 'seen'),
  ])
  const board = boardId === undefined ? undefined : boards.get(boardId)
  const isBoardOpen = boardId === undefined || (board !== undefined && isBoardListed(board.facts))
  return isBoardOpen && (pinId === undefined || pins.length > 0)
}

function series(
  name: InsightName,
  period: Period,
  valueOf: (name: InsightName, day: Day) => number,
  known: readonly Day[],
): Insights['figures'][number] {
  const values = period.days.map((day) => valueOf(name, day))
  const sum = (some: readonly number[]) => some.reduce((total, value) => total + value, 0)
  const before = [...new Set(known)].filter((day) => day < period.from).map((day) => valueOf(name, day))
  return {
    name,
    values,
    total: sum(values),
    previous_total: period.isPreviousKept || name === 'followers' ? sum(before) : null,
  }
}

/** The Pins with the most; those that are gone, or may not be seen any more, are left out. */
export async function topPinsView(deps: InsightsDeps, viewer: Viewer, asked: Asked & Top): Promise<TopPin[]> {
  const { id: businessId } = requireBusiness(viewer)
  const { from, to } = readPeriod(deps.clock.now(), asked)
  const rows = await findTopPins(deps.db, { businessId, from, to }, { ...asked, limit: asked.limit + MORE })
  const pins = await pinViews(
    deps,
    viewer,
    rows.map(({ id }) => id),
    'seen',
  )
  const countsOf = new Map(rows.map((row) => [row.id, row]))
  return pins.slice(0, asked.limit).flatMap((pin) => {
    const counts = countsOf.get(pin.id)
    return counts ? [{ pin, figures: presentCounts(counts) }] : []
  })
}

/** The boards with the most; those that are gone, or may not be seen any more, are left out. */
export async function topBoardsView(deps: InsightsDeps, viewer: Viewer, asked: Asked & Top): Promise<TopBoard[]> {
  const { id: businessId } = requireBusiness(viewer)
  const { from, to } = readPeriod(deps.clock.now(), asked)
  const rows = await findTopBoards(deps.db, { businessId, from, to }, { ...asked, limit: asked.limit + MORE })
  const boards = await knowBoards(
    deps,
    viewer,
    rows.map(({ id }) => id),
  )
  return rows
    .flatMap((row) => {
      const board = boards.get(row.id)
      return board && isBoardListed(board.facts)
        ? [{ board: presentBoardCard(deps, board), figures: presentCounts(row) }]
        : []
    })
    .slice(0, asked.limit)
}

function presentCounts({ watchedMs, ...counts }: Counts): PinFigures {
  const { impressions, closeups, saves, outboundClicks, videoPlays } = counts
  return {
    impressions,
    engagements: closeups + saves + outboundClicks,
    closeups,
    saves,
    outbound_clicks: outboundClicks,
    video_plays: videoPlays,
    watched_seconds: Math.round(watchedMs / 1000),
  } satisfies Record<PinFigureName, number>
}
