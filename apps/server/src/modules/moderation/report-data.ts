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

/** What was decided about a member, as their export holds it. */
export const decisionData: readonly DataSource[] = [
  {
    file: 'moderation-decisions',
    table: 'moderation_decisions',
    owner: 'member_id',
    key: ['id'],
    columns: [
      'id',
      'object_type',
      'object_id',
      'kind',
      'reason',
      'until',
      'state',
      'decided_at',
      'appeal',
      'appealed_at',
      'appeal_state',
      'appeal_answer',
    ],
  },
]
