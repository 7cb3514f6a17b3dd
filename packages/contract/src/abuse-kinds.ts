/** Why the program did something against abuse by itself. */
export const abuseCauses = [
  'same_words',
  'same_links',
  'same_pictures',
  'same_target',
  'many_accounts',
  'sudden_follows',
  'many_strangers',
  'many_comments',
  'many_invites',
  'many_reports',
] as const
export type AbuseCause = (typeof abuseCauses)[number]

/** What a blocklist holds. */
export const abuseBlockKinds = ['username', 'email', 'mail_domain', 'link_domain', 'word'] as const
export type AbuseBlockKind = (typeof abuseBlockKinds)[number]
