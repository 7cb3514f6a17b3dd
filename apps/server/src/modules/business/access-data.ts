import type { DataSource } from '../../platform/db/data-source.ts'

const columns = ['source', 'role', 'state'] as const

/** Who may act for a member, and for whom they may, as their export holds it. */
export const accessData: readonly DataSource[] = [
  { file: 'access-given', table: 'access_grants', owner: 'subject_id', key: ['grantee_id'], columns },
  { file: 'access-had', table: 'access_profiles', owner: 'grantee_id', key: ['subject_id'], columns },
]
