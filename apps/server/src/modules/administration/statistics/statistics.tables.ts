import type { MemberId } from '@pinfold/contract'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    member_activity: { bucket: number; member_id: MemberId; last_day: string }
    site_figures: { bucket: number; name: string; day: string; value: string }
    site_cohorts: { bucket: number; joined_week: string; week: string; members: string }
    site_queues: {
      bucket: number
      hour: Date
      queue: string
      done: number
      waiting: number
      usual_milliseconds: string
      longest_milliseconds: string
    }
    wanted_searches: { bucket: number; place: number; phrase: string; people: number }
  }
}
