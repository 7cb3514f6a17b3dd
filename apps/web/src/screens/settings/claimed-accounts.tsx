import { type AssetRole, boardPickerBoardsResource, claimedSites, memberRoutes, siteFeeds } from '@pinfold/contract'
import { BusinessSiteScreen, ClaimedAccountsScreen } from '../../features/claimed-accounts/index.ts'
import { requireSiteOf } from '../business/business-site.ts'
import { callForPage, notFound, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/claimed-accounts.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { business, domain } = memberRoutes.claimedAccounts.parse(`${args.url.pathname}${args.url.search}`)?.query ?? {}
  if (business !== undefined && domain !== undefined) return loadSiteOf(args, business, domain)
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

type Board = { readonly id: string; readonly name: string }

/** One website of a business that the member has a role on, or on the whole of the business. */
async function loadSiteOf(args: Route.LoaderArgs, id: string, domain: string) {
  const { profile, assets } = await requireSiteOf(args, id, domain)
  const named = { orbac_subject_id: id }
  const [claims, feeds, boards] = await Promise.all([
    callForPage(args, claimedSites, { domain, ...named }),
    callForPage(args, siteFeeds, { domain, ...named }),
    profile.permissions.includes('ADMIN') ? allBoards(args, named) : partBoards(assets),
  ])
  const [claim] = claims.data
  if (!claim) throw notFound()
  return { business: { id, name: profile.user.businessName }, claim, feeds: feeds.data, boards }
}

async function allBoards(args: Route.LoaderArgs, named: { orbac_subject_id: string }): Promise<Board[]> {
  const { data } = await callForPage(args, boardPickerBoardsResource.get, { field_set_key: 'board_picker', ...named })
  return data.all_boards.map(({ id, name }) => ({ id, name }))
}

/** Boards that the member manages for the business: only those take its feeds from them. */
const partBoards = (assets: readonly AssetRole[]): Board[] =>
  assets.flatMap(({ asset_type, asset_id: id, name, role }) =>
    asset_type === 'board' && role === 'ADMIN' && name !== null ? [{ id, name }] : [],
  )

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.claimedAccounts, isPrivate: true }, matches)
}

export default function ClaimedAccountsRoute({ loaderData }: Route.ComponentProps) {
  return 'business' in loaderData ? (
    <BusinessSiteScreen key={loaderData.claim.domain} {...loaderData} />
  ) : (
    <ClaimedAccountsScreen {...loaderData} />
  )
}
