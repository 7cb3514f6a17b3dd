import type { BusinessType, MemberId } from '@pinfold/contract'
import type { Generated } from 'kysely'
import type { Veil } from '../media/index.ts'
import './account-safety.tables.ts'

/** Who may reach a member in some way. */
export type Circle = 'everyone' | 'following' | 'nobody'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    members: {
      bucket: number
      id: MemberId
      username: string
      full_name: string
      first_name: string
      about: Generated<string>
      pronouns: Generated<string[]>
      website_url: Generated<string>
      email: string
      email_verified_at: Date | null
      password_hash: string
      password_ends_at: Date | null
      birth_date: string
      country: string
      locale: Generated<string>
      is_partner: Generated<boolean>
      is_employee: Generated<boolean>
      scheduled_pin_count: Generated<number>
      is_private: Generated<boolean>
      is_comments_allowed: Generated<boolean>
      avatar_signature: string | null
      last_saved_at: Date | null
      follower_count: Generated<number>
      following_count: Generated<number>
      interest_following_count: Generated<number>
      board_count: Generated<number>
      total_board_count: Generated<number>
      secret_board_count: Generated<number>
      archived_board_count: Generated<number>
      pin_count: Generated<number>
      total_pin_count: Generated<number>
      created_pin_count: Generated<number>
      story_pin_count: Generated<number>
      tried_count: Generated<number>
      is_website_verified: Generated<boolean>
      is_identity_verified: Generated<boolean>
      is_verified_merchant: Generated<boolean>
      is_inspirational_merchant: Generated<boolean>
      impressum_url: Generated<string>
      location: Generated<string>
      instagram_username: Generated<string>
      is_ads_only: Generated<boolean>
      ads_only_site: Generated<string>
      cover_source: Generated<'' | 'image' | 'video'>
      cover_signature: string | null
      cover_extension: string | null
      /** See `withheldFrom`. */
      withheld_in: Generated<string>
      barred_until: Generated<Date | null>
      /** No session opens before the address is proved. */
      awaits_proof: Generated<boolean>
      trust: Generated<number>
      is_held_back: Generated<boolean>
      cover_width: number | null
      /** What stands before the picture and the cover: copies of what was judged of their bytes. */
      avatar_veil: Generated<Veil>
      cover_veil: Generated<Veil>
      cover_height: number | null
      show_all_pins: Generated<boolean>
      show_shopping_list: Generated<boolean>
      deactivated_at: Date | null
      ends_at: Date | null
      created_at: Date
    }
    partner_profiles: {
      bucket: number
      member_id: MemberId
      business_type: Generated<BusinessType | ''>
      contact_email: Generated<string>
      contact_phone: Generated<string>
      contact_phone_code: Generated<string>
      is_address_shown: Generated<boolean>
      is_message_allowed: Generated<boolean>
      street: Generated<string>
      extra_street: Generated<string>
      locality: Generated<string>
      region: Generated<string>
      postal_code: Generated<string>
      country: Generated<string>
    }
    member_settings: {
      bucket: number
      member_id: MemberId
      messages_from: Generated<Circle>
      mentions_from: Generated<Circle>
      is_search_hidden: Generated<boolean>
      allows_analytic_cookies: boolean | null
      allows_marketing_cookies: boolean | null
      allows_personalization_cookies: boolean | null
      cookie_surface: Generated<string>
      keeps_history: Generated<boolean>
      shows_sensitive: Generated<boolean>
    }
    account_endings: {
      bucket: number
      member_id: MemberId
      secret_hash: Buffer
      asked_at: Date
      with_linked: Generated<boolean>
    }
    account_links: {
      bucket: number
      member_id: MemberId
      other_id: string
      other_role: 'business' | 'owner'
      linked_at: Date
    }
    member_states: { bucket: number; member_id: MemberId; state: string; value: string }
    usernames: {
      bucket: number
      username_key: string
      member_id: MemberId
      is_current: Generated<boolean>
      expires_at: Date | null
    }
    emails: { bucket: number; email_key: string; member_id: MemberId }
    sessions: {
      bucket: number
      id: string
      member_id: MemberId
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
