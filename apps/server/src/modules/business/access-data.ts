import type { DataSource } from '../../platform/db/data-source.ts'

const columns = ['source', 'role', 'kind', 'state', 'asked_site'] as const

/** Who may act for a member, for whom they may, and what was done with access, as their export holds it. */
export const accessData: readonly DataSource[] = [
  { file: 'access-given', table: 'access_grants', owner: 'subject_id', key: ['grantee_id'], columns },
  { file: 'access-had', table: 'access_profiles', owner: 'grantee_id', key: ['subject_id'], columns },
  {
    file: 'access-to-parts',
    table: 'access_assets',
    owner: 'subject_id',
    key: ['grantee_id', 'asset_type', 'asset_id'],
    isKeyText: true,
    columns: ['role'],
  },
  {
    file: 'access-log',
    table: 'access_log',
    owner: 'subject_id',
    key: ['id'],
    columns: ['created_at', 'deed', 'actor_id', 'member_id', 'kind', 'asset_type', 'asset_id', 'from_role', 'to_role'],
  },
]
