import { type accountMessages, memberRoutes } from '@pinfold/contract'

/** What an account toast tells of. */
export interface AccountNews {
  readonly message: (typeof accountMessages)[number]
  /** It happened to several accounts at once. */
  readonly isOfMany: boolean
}

/** ER-14: what an address tells of; null on pages that tell nothing. */
export function accountNewsOf(address: string): AccountNews | null {
  const { home, login, settings } = memberRoutes
  const query = (home.parse(address) ?? login.parse(address) ?? settings.parse(address))?.query
  if (query?.message === undefined) return null
  return { message: query.message, isOfMany: query.multiple_accounts === true }
}

/** The address without the news, so that they are told once. */
export function withoutAccountNews(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('message')
  query.delete('multiple_accounts')
  return query.size === 0 ? '' : `?${query}`
}

/** ER-14. `name` is null where nobody knows any more whose account it was. */
export function accountToastText({ message, isOfMany }: AccountNews, name: string | null): string {
  const named = name === null ? '' : `, ${name}`
  switch (message) {
    case 'permanent_account_closure':
      return "Your account has been deleted. We're sad to see you go"
    case 'account_deletion_email_sent':
      return `An email has been sent with final steps to delete your account${named}${isOfMany ? `${named && ','} and its linked accounts` : ''}`
    case 'account_deactivated':
      return isOfMany
        ? `The account${named && `${named},`} and its associated linked accounts have been deactivated`
        : `The account${named && `${named},`} has been deactivated`
    case 'unlink_successful':
      return `Success! You've unlinked this business account.${name === null ? '' : ` You are currently in ${name}.`}`
    case 'account_switch_to_settings':
      return `You've switched into and are currently in the account${name === null ? '' : ` ${name}`}`
  }
}
