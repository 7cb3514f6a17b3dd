import { boardPickerBoardsResource, claimedSites, siteFeeds } from '@pinfold/contract'
import { ClaimedAccountsScreen } from '../../features/claimed-accounts/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/claimed-accounts.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { isPartner } = args.context.get(pageContext).viewer
  const [{ data: claims }, feeds, picker] = await Promise.all([
    callForPage(args, claimedSites, {}),
    isPartner ? callForPage(args, siteFeeds, {}) : null,
    isPartner ? callForPage(args, boardPickerBoardsResource.get, { field_set_key: 'board_picker' }) : null,
  ])
  return {
    claims,
    feeds: feeds?.data ?? null,
    boards: (picker?.data.all_boards ?? []).map(({ id, name }) => ({ id, name })),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.claimedAccounts, isPrivate: true }, matches)
}

export default function ClaimedAccountsRoute({ loaderData }: Route.ComponentProps) {
  return <ClaimedAccountsScreen {...loaderData} />
}
