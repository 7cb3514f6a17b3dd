import type { DataSource } from '../../platform/db/data-source.ts'

/** A member's own news, as their export holds them. */
export const newsData: readonly DataSource[] = [
  {
    file: 'news',
    table: 'notifications',
    owner: 'member_id',
    key: ['id'],
    columns: ['kind', 'pin_id', 'board_id', 'comment_id'],
  },
  {
    file: 'news-settings',
    table: 'notification_settings',
    owner: 'member_id',
    key: ['member_id'],
    columns: ['muted_kinds', 'digest', 'is_mailed_ideas'],
  },
]
