import type { AnnouncementAudience } from '@pinfold/contract'
import type { JSONColumnType } from 'kysely'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    announcements: {
      bucket: number
      id: string
      texts: JSONColumnType<Record<string, string>>
      audience: AnnouncementAudience
      link: string
      is_dismissible: boolean
      starts_at: Date
      ends_at: Date
      withdrawn_at: Date | null
    }
  }
}
