import type { DataSource } from '../../platform/db/data-source.ts'

/** The websites that a member claimed, and their feeds, as their export holds them. */
export const claimData: readonly DataSource[] = [
  {
    file: 'claimed-websites',
    table: 'claimed_sites',
    owner: 'member_id',
    key: ['domain'],
    isKeyText: true,
    columns: ['method', 'state', 'address', 'claimed_at', 'verified_at', 'checked_at'],
  },
  {
    file: 'website-feeds',
    table: 'site_feeds',
    owner: 'member_id',
    key: ['id'],
    columns: ['domain', 'address', 'board_id', 'state', 'read_at', 'published_count', 'created_at'],
  },
]
