import type { DataSource } from '../../platform/db/data-source.ts'

/** What an export holds of what a member did with experiences. Experiments keep nothing that names a member. */
export const experienceData: readonly DataSource[] = [
  {
    file: 'experiences',
    table: 'experience_states',
    owner: 'member_id',
    key: ['experience_id'],
    columns: ['view_count', 'viewed_at', 'completed_at', 'dismissed_at'],
  },
]
