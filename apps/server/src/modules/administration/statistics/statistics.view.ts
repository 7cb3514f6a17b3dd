import { formatWireDate, type GatheredFigures, siteFigureNames, type SiteFigureName } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { dayOf, daysLater, daysUpTo, mondayOf } from './days.ts'
import { findCohorts, findFigures } from './figures.queries.ts'
import { findLongestWaits, findQueueTimes } from './queue-times.queries.ts'
import { findStoredWantedSearches } from './wanted-searches.queries.ts'

const WEEKS = 8
const MOST_QUEUES = 50

/** What the job gathered for the last days: sums of all, and nothing of anybody. Five statements. */
export async function statisticsView(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  count: number,
): Promise<GatheredFigures> {
  const today = dayOf(clock.now())
  const days = daysUpTo(today, count)
  const from = daysLater(today, 1 - Math.max(count, 7 * (WEEKS + 2)))
  const [figures, cohorts, queues, waits, wanted] = await Promise.all([
    findFigures(db, from),
    findCohorts(db, daysLater(mondayOf(today), -7 * WEEKS)),
    findQueueTimes(db, MOST_QUEUES),
    findLongestWaits(db, days[0] ?? today),
    findStoredWantedSearches(db),
  ])
  const valueOf = new Map(figures.map(({ name, day, value }) => [`${name} ${day}`, value]))
  const waitOf = new Map(waits.map(({ day, longest }) => [day, Number(longest)]))
  const series = (name: SiteFigureName) =>
    days.map((day) => (name === 'queues.longest' ? waitOf.get(day) : valueOf.get(`${name} ${day}`)) ?? null)
  return {
    made_at: formatWireDate(clock.now()),
    days,
    figures: siteFigureNames.map((name) => ({ name, values: series(name) })),
    cohorts: cohortsOf(cohorts, figures),
    queues: queues.map(({ queue, done, waiting, usual, longest }) => ({
      queue,
      done,
      waiting,
      usual_milliseconds: Number(usual),
      longest_milliseconds: Number(longest),
    })),
    wanted_searches: wanted.map(({ phrase, people }) => ({ phrase, people })),
  }
}

/** Each week's newcomers, and how many of them were here in that week and in those after it. */
function cohortsOf(
  rows: Awaited<ReturnType<typeof findCohorts>>,
  figures: Awaited<ReturnType<typeof findFigures>>,
): GatheredFigures['cohorts'] {
  const joinedIn = new Map<string, number>()
  for (const { name, day, value } of figures)
    if (name === 'members.new') joinedIn.set(mondayOf(day), (joinedIn.get(mondayOf(day)) ?? 0) + value)
  const byWeek = Map.groupBy(rows, ({ joinedWeek }) => joinedWeek)
  return [...byWeek].map(([joinedWeek, weeks]) => ({
    joined_week: joinedWeek,
    joined: joinedIn.get(joinedWeek) ?? 0,
    weeks: weeks.map(({ week, members }) => ({ week, members })),
  }))
}
