import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    members: {
      bucket: number
      id: string
      username: string
      full_name: string
      first_name: string
      about: Generated<string>
      pronouns: Generated<string[]>
      website_url: Generated<string>
      email: string
      password_hash: string
      birth_date: string
      country: string
      locale: Generated<string>
      is_partner: Generated<boolean>
      is_employee: Generated<boolean>
      is_private: Generated<boolean>
      is_comments_allowed: Generated<boolean>
      avatar_signature: string | null
      last_saved_at: Date | null
      follower_count: Generated<number>
      following_count: Generated<number>
      board_count: Generated<number>
      total_board_count: Generated<number>
      secret_board_count: Generated<number>
      archived_board_count: Generated<number>
      pin_count: Generated<number>
      total_pin_count: Generated<number>
      created_pin_count: Generated<number>
      created_at: Date
    }
    usernames: {
      bucket: number
      username_key: string
      member_id: string
      is_current: Generated<boolean>
      expires_at: Date | null
    }
    emails: { bucket: number; email_key: string; member_id: string }
    sessions: {
      bucket: number
      id: string
      member_id: string
      secret_hash: Buffer
      device_source: string
      user_agent: string
      country: string
      is_limited: Generated<boolean>
      second_factor_at: Date | null
      password_entered_at: Date | null
      created_at: Date
      last_seen_at: Date
    }
  }
}
