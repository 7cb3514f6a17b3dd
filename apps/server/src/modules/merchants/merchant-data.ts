import type { DataSource } from '../../platform/db/data-source.ts'

/** What a member said and chose as a merchant, and what was answered, as their export holds it. */
export const merchantData: readonly DataSource[] = [
  {
    file: 'merchant',
    table: 'merchant_profiles',
    owner: 'member_id',
    key: ['member_id'],
    columns: [
      'state',
      'statement',
      'domain',
      'diversity_labels',
      'wanted_badges',
      'badges',
      'is_storefront_eligible',
      'review_criteria',
      'review_labels',
      'disapproval_reasons',
      'reason',
      'decided_at',
      'badge_color',
      'badge_opt_out',
      'created_at',
      'updated_at',
    ],
  },
]
