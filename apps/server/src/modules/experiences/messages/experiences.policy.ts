import type { Language } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { timeOf } from '../../../platform/ids/ids.ts'
import type { ExperienceRow } from './experiences.queries.ts'
import type { StateRow } from './states.queries.ts'

const A_DAY = 24 * 60 * 60 * 1000

/** Who looks, as an experience asks. */
export interface Onlooker {
  readonly viewer: Pick<Viewer, 'id' | 'kind' | 'isPartner'>
  readonly language: Language
  readonly now: Date
  /** Where they stand among all, by the experience: from 0 to below 100; null for a visitor whom nothing knows again. */
  placeIn(experience: ExperienceRow): number | null
  /** The group they are in of an experiment that runs; null for none. */
  groupIn(experimentId: string): string | null
}

/** Whether the experience is in force and meant for them; machines are meant by none. */
export function isMeantFor(row: ExperienceRow, onlooker: Onlooker): boolean {
  const { viewer, language, now } = onlooker
  if (viewer.kind === 'bot' || !row.is_running) return false
  if (row.starts_at > now || (row.ends_at !== null && row.ends_at <= now)) return false
  if (!isOfAudience(row, viewer)) return false
  if (row.new_within_days !== null && !isNew(row.new_within_days, viewer, now)) return false
  if (row.languages.length > 0 && !row.languages.includes(language)) return false
  if (row.percent < 100 && !((onlooker.placeIn(row) ?? Infinity) < row.percent)) return false
  return row.experiment_id === null || onlooker.groupIn(row.experiment_id) === row.experiment_group
}

function isOfAudience({ audience }: ExperienceRow, viewer: Onlooker['viewer']): boolean {
  if (audience === 'everybody') return true
  if (audience === 'businesses') return viewer.isPartner
  return (audience === 'members') === (viewer.id !== null)
}

/** Ids are dated, so that nothing is asked for when somebody joined. */
const isNew = (days: number, { id }: Onlooker['viewer'], now: Date) =>
  id !== null && now.getTime() - timeOf(id) < days * A_DAY

/** Whether it may show once more to a member who did that with it; undefined for nothing yet. */
export function mayShowAgain(
  row: Pick<ExperienceRow, 'most_times' | 'days_between'>,
  state: StateRow | undefined,
  now: Date,
): boolean {
  if (state === undefined) return true
  if (state.completed_at !== null || state.dismissed_at !== null) return false
  if (row.most_times > 0 && state.view_count >= row.most_times) return false
  return state.viewed_at === null || now.getTime() - state.viewed_at.getTime() >= row.days_between * A_DAY
}

/** The first of each placement; they come in the order of their importance. */
export function firstOfEach<R extends Pick<ExperienceRow, 'placement_id'>>(rows: readonly R[]): R[] {
  const taken = new Set<string>()
  return rows.filter(({ placement_id: placement }) => !taken.has(placement) && taken.add(placement))
}
