import type { DataSource } from '../../../platform/db/data-source.ts'

/** The day on which a member was here last, as their export holds it. */
export const activityData: readonly DataSource[] = [
  { file: 'activity', table: 'member_activity', owner: 'member_id', key: ['member_id'], columns: ['last_day'] },
]
