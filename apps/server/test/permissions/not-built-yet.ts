/** Rows of the table whose things do not exist yet, each with what is missing. A row that gets tests must leave this list. */
export const notBuiltYet: readonly { resource: string; actions: readonly string[]; reason: string }[] = [
  {
    resource: 'ad_account',
    actions: ['read', 'campaign_write', 'role_below_needed', 'conversions_token_create'],
    reason: 'no advertising',
  },
  { resource: 'billing', actions: ['read_FINANCE_VIEW', 'write_FINANCE_EDIT'], reason: 'no advertising' },
  {
    resource: 'conversions_api',
    actions: ['post_own_account_token', 'post_other_account_token'],
    reason: 'no advertising',
  },
]
