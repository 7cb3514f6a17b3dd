import { DeleteAccountScreen } from '../../features/account-settings/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/delete-account.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.deleteAccount, isPrivate: true }, matches)
}

/** The end of the link in the email: it works without being logged in. */
export default function DeleteAccountRoute() {
  return <DeleteAccountScreen />
}
