import { dataExportResource, getAccountEmail, getStorageUse, userAccountsResource } from '@pinfold/contract'
import { AccountScreen } from './account-screen.tsx'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/account-settings.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [{ data: account }, { data: accounts }, { data: latestExport }, { data: storage }] = await Promise.all([
    callForPage(args, getAccountEmail, {}),
    callForPage(args, userAccountsResource.get, {}),
    callForPage(args, dataExportResource.get, {}),
    callForPage(args, getStorageUse, {}),
  ])
  return { account, accounts, latestExport, storage }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.account, isPrivate: true }, matches)
}

export default function AccountSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />
}
