import type { LoneWriter } from '../../platform/writing/writer.ts'
import type { Day } from './days.ts'
import './insights.tables.ts'

/** Forgets the days of all businesses before one: work of the night. */
export const deleteDaysBefore = (
  writer: LoneWriter,
  table: 'insight_pins' | 'insight_boards' | 'insight_sites' | 'insight_days',
  day: Day,
) => writer.deleteFrom(table).where('day', '<', day).execute()

/** Forgets who was last here before a day. */
export const deleteAudienceBefore = (writer: LoneWriter, day: Day) =>
  writer.deleteFrom('insight_audience').where('last_day', '<', day).execute()
