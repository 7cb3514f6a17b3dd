import type { DataSource } from '../../platform/db/data-source.ts'

/** What a member reported, as their export holds it. */
export const reportData: readonly DataSource[] = [
  {
    file: 'reports',
    table: 'reports',
    owner: 'reporter_id',
    // Ids are unique over all kinds of things.
    key: ['object_id'],
    columns: ['object_type', 'pin_id', 'reason', 'detail', 'state', 'created_at'],
  },
]
