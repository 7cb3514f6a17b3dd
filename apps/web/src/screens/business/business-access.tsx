import {
  accessAsked,
  accessHad,
  accessInvitations,
  accessLog,
  accessRequests,
  assignedEmployees,
  boardsResource,
  businessMembers,
  businessProfiles,
  claimedSites,
  limits,
  memberRoutes,
} from '@pinfold/contract'
import { redirect } from 'react-router'
import { links } from '../../api/links.ts'
import { AccessScreen, type AccessView } from '../../features/partners/index.ts'
import { callForPage, notFound, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/business-access.ts'
import { businessHeadWords } from './business-heads.words.ts'

export async function loader(args: Route.LoaderArgs): Promise<AccessView> {
  requireMember(args)
  if (!args.context.get(pageContext).viewer.isPartner) throw redirect(links.convertToBusiness())
  const asked = memberRoutes.businessAccess.parse(`${args.url.pathname}${args.url.search}`)?.query ?? {}
  const { view = 'people', business } = asked
  if (business !== undefined && business !== args.context.get(pageContext).viewer.id)
    return loadManaged(args, business, view)
  if (view === 'log') return { view, log: await callForPage(args, accessLog, {}) }
  if (view === 'requests') {
    const [requests, asked, parts] = await Promise.all([
      callForPage(args, accessRequests, {}),
      callForPage(args, accessAsked, {}),
      loadParts(args),
    ])
    return { view, requests, asked: asked.data, parts }
  }
  const [members, parts] = await Promise.all([
    callForPage(args, businessMembers, { kind: view === 'people' ? 'person' : 'partner' }),
    loadParts(args),
  ])
  if (view === 'partners') return { view, members, parts, invitations: [], had: [] }
  const [invitations, had, employees] = await Promise.all([
    callForPage(args, accessInvitations, {}),
    callForPage(args, accessHad, {}),
    callForPage(args, assignedEmployees, {}),
  ])
  return { view, members, parts, invitations: invitations.data, had: had.data, employees }
}

/** Access to another business, as far as whoever manages it reads it; requests, where nothing else is asked for. */
async function loadManaged(args: Route.LoaderArgs, id: string, view: string): Promise<AccessView> {
  const { data: profiles } = await callForPage(args, businessProfiles, {})
  const profile = profiles[id]
  if (!profile?.permissions.includes('ADMIN')) throw notFound()
  const managed = { id, name: profile.user.businessName }
  const named = { business_id: id, orbac_subject_id: id }
  if (view === 'log') return { view, log: await callForPage(args, accessLog, named), managed }
  return { view: 'requests', requests: await callForPage(args, accessRequests, named), managed }
}

/** What a role can be for: the business's own boards, and the websites that are proved to be its. */
async function loadParts(args: Route.LoaderArgs) {
  const { id, username } = args.context.get(pageContext).viewer
  const [boards, sites] = await Promise.all([
    callForPage(args, boardsResource.get, { username: username ?? '', page_size: limits.page.most }),
    callForPage(args, claimedSites, {}),
  ])
  return {
    boards: boards.data.flatMap((board) =>
      board.type === 'board' && board.owner.id === id ? [{ id: board.id, name: board.name }] : [],
    ),
    sites: sites.data.flatMap(({ domain, state }) => (state === 'verified' || state === 'failing' ? [{ domain }] : [])),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: businessHeadWords.access, isPrivate: true }, matches)
}

export default function BusinessAccessRoute({ loaderData }: Route.ComponentProps) {
  return <AccessScreen {...loaderData} />
}
