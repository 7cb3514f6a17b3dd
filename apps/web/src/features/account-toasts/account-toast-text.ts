import { type accountMessages, memberRoutes } from '@pinfold/contract'
import { accountToastWords } from './account-toasts.words.ts'

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
export function accountToastText(news: AccountNews, name: string | null): string {
  return name === null ? textWithoutName(news) : textWithName(news, name)
}

function textWithoutName({ message, isOfMany }: AccountNews): string {
  switch (message) {
    case 'permanent_account_closure':
      return accountToastWords.deleted
    case 'account_deletion_email_sent':
      return isOfMany ? accountToastWords.deletionMailedOfMany : accountToastWords.deletionMailed
    case 'account_deactivated':
      return isOfMany ? accountToastWords.deactivatedMany : accountToastWords.deactivated
    case 'unlink_successful':
      return accountToastWords.unlinked
    case 'account_switch_to_settings':
      return accountToastWords.switched
  }
}

function textWithName({ message, isOfMany }: AccountNews, name: string): string {
  switch (message) {
    case 'permanent_account_closure':
      return accountToastWords.deleted
    case 'account_deletion_email_sent':
      return isOfMany
        ? accountToastWords.deletionMailedOfManyNamed({ name })
        : accountToastWords.deletionMailedNamed({ name })
    case 'account_deactivated':
      return isOfMany ? accountToastWords.deactivatedManyNamed({ name }) : accountToastWords.deactivatedNamed({ name })
    case 'unlink_successful':
      return accountToastWords.unlinkedNamed({ name })
    case 'account_switch_to_settings':
      return accountToastWords.switchedNamed({ name })
  }
}
