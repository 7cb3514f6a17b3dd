import type { DataSource } from '../../../platform/db/data-source.ts'

/** What was taken down of a member's, as their export holds it. */
export const takedownData: readonly DataSource[] = [
  {
    file: 'takedowns',
    table: 'takedown_items',
    owner: 'member_id',
    key: ['takedown_id', 'object_id'],
    columns: [
      'law',
      'object_type',
      'state',
      'countries',
      'removed_at',
      'objection_until',
      'objection',
      'objected_at',
      'restore_at',
    ],
  },
]
