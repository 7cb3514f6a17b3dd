import { pidgetBoardPins, pidgetPins, pidgetUserPins, routes } from '@pinfold/contract'
import { expect } from 'vitest'
import type { Actor } from '../matrix.ts'
import { type Answer, calls, fetches as fetchesAs, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'

/** Machines read for themselves: none of these addresses can be asked in another's name. */
const standIns: readonly Actor[] = ['partner_mfa', 'partner_nomfa', 'employee_assigned']
const forThemselves = { notFor: standIns }
const fetches = (...given: Parameters<typeof fetchesAs>): Probe => ({ ...fetchesAs(...given), ...forThemselves })

const boardPlace = ({ username, slug }: Target) => ({ username, slug })

/** oEmbed of the page; its address travels as any other site would send it. */
const oembed = (path: (target: Target) => string): Probe =>
  fetches(routes.oembed.pattern, (target) => routes.oembed.build({}, { url: path(target) }))

/** A GraphQL query that answers null for what may not be seen. */
function graph(query: (target: Target) => string): Probe {
  const dataOf = ({ body }: Answer) => Object.values((body as { data?: Record<string, unknown> | null }).data ?? {})
  const isListed = (answer: Answer) => dataOf(answer).some((value) => value !== null)
  return {
    route: '/_/graphql',
    ...forThemselves,
    isUsingUp: false,
    async send(target, { client }) {
      const response = await client.fetch('/_/graphql/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: query(target) }),
      })
      const { request_identifier: _, ...body } = (await response.json()) as Record<string, unknown>
      return { status: response.status, headers: {}, body }
    },
    whenAllowed: (answer) => expect(dataOf(answer), JSON.stringify(answer.body)).not.toContain(null),
    isListed,
  }
}

/** Every way in which machines read a board. */
export const boardMachines: readonly Probe[] = [
  fetches('/:username/:slug.rss', (target) => routes.boardFeed.build(boardPlace(target))),
  oembed((target) => routes.board.build(boardPlace(target))),
  fetches('/embed/board/:username/:slug', (target) => routes.embedBoard.build(boardPlace(target))),
  calls(pidgetBoardPins, boardPlace, forThemselves),
  graph(({ boardId }) => `{ board(id: "${boardId}") { name description pins { title } } }`),
  graph(({ username, slug }) => `{ board(username: "${username}", slug: "${slug}") { pins { id } } }`),
]

/** Every way in which machines read a pin. */
export const pinMachines: readonly Probe[] = [
  oembed(({ pinId }) => routes.closeup.build({ pinId })),
  fetches('/embed/pin/:pinId', ({ pinId }) => routes.embedPin.build({ pinId })),
  lists(
    pidgetPins,
    ({ pinId }) => ({ pin_ids: pinId }),
    (pins, { pinId }) => pins.some(({ id }) => id === pinId),
    forThemselves,
  ),
  graph(({ pinId }) => `{ pin(id: "${pinId}") { title description pinner { username } } }`),
]

/** Every way in which machines read what a member has saved. */
export const profileMachines: readonly Probe[] = [
  fetches('/:username/feed.rss', ({ username }) => routes.profileFeed.build({ username })),
  oembed(({ username }) => routes.profile.build({ username })),
  fetches('/embed/profile/:username', ({ username }) => routes.embedProfile.build({ username })),
  calls(pidgetUserPins, ({ username }) => ({ username }), forThemselves),
  graph(({ username }) => `{ user(username: "${username}") { pins { id } } }`),
  graph(({ username }) => `{ user(username: "${username}") { boards { name } } }`),
]

/** Sitemaps answer everybody as a visitor, so they say nothing about those who see more or less than one. */
const alike: readonly Actor[] = [...standIns, 'collab', 'owner', 'blocked', 'blocker']

const sitemap = (kind: 'boards' | 'pins' | 'profiles', path: (target: Target) => string): Probe => {
  const isListed = ({ body }: Answer, target: Target) => String(body).includes(`${path(target)}</loc>`)
  return {
    ...fetches('/sitemaps/:file', () => `/sitemaps/${kind}-1-0.xml`),
    notFor: alike,
    isListed,
    whenAllowed: (answer, target) => expect(isListed(answer, target), 'stands in the sitemap').toBe(true),
  }
}

export const boardSitemap: Probe = sitemap('boards', (target) => routes.board.build(boardPlace(target)))
export const pinSitemap: Probe = sitemap('pins', ({ pinId }) => routes.closeup.build({ pinId }))
export const profileSitemap: Probe = sitemap('profiles', ({ username }) => routes.profile.build({ username }))
