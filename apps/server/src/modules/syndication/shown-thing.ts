import {
  type Board,
  boardFeedResource,
  boardResource,
  matchRoute,
  type Pin,
  pinResource,
  routes,
  type User,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import type { MachineDeps } from './machine-deps.ts'
import { machineWords } from './machine.words.ts'

/** Something that other sites may show in a frame. */
export type ThingName =
  | { readonly kind: 'pin'; readonly pinId: string }
  | { readonly kind: 'board'; readonly username: string; readonly slug: string }
  | { readonly kind: 'profile'; readonly username: string }

/** The thing as it is shown, with the few pins that show. */
export interface ShownThing {
  readonly title: string
  readonly author: { readonly name: string; readonly path: string }
  readonly path: string
  /** The page that a frame holds. */
  readonly framePath: string
  readonly pins: readonly Pin[]
}

const SHOWN_PINS = 6

/** What an address of ours names; null for any other page, and for other sites. */
export function thingAt(address: string, publicUrl: URL): ThingName | null {
  const url = URL.parse(address, publicUrl)
  if (url === null || !isOurs(url, publicUrl)) return null
  const match = matchRoute(url.pathname)
  if (match?.name === 'closeup') return { kind: 'pin', ...match.params }
  if (match?.name === 'board') return { kind: 'board', ...match.params }
  return match?.name === 'profile' ? { kind: 'profile', ...match.params } : null
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** By host; http or https makes no difference, and on this machine's own addresses all their spellings are one. */
function isOurs(url: URL, ours: URL): boolean {
  if (!/^https?:$/.test(url.protocol)) return false
  return url.host === ours.host || [url, ours].every(({ hostname }) => loopback.includes(hostname))
}

/** Loads it as whoever asks; throws as the calls for it do, the same for hidden and missing. */
export async function showThing(deps: MachineDeps, request: FastifyRequest, name: ThingName): Promise<ShownThing> {
  switch (name.kind) {
    case 'pin':
      return ofPin(await deps.ask(request, pinResource.get, { id: name.pinId }))
    case 'board': {
      const board = await deps.ask(request, boardResource.get, { username: name.username, slug: name.slug })
      const options = { board_id: board.id, page_size: SHOWN_PINS }
      return ofBoard(board, name.slug, await deps.ask(request, boardFeedResource.get, options))
    }
    case 'profile': {
      // First, since the profile itself shows a header even where nothing saved may be seen.
      const pins = await deps.ask(request, userPinsResource.get, { username: name.username, page_size: SHOWN_PINS })
      return ofProfile(await deps.ask(request, userResource.get, { username: name.username }), pins)
    }
  }
}

const authorOf = (member: { full_name: string; username: string }) => ({
  name: member.full_name,
  path: routes.profile.build({ username: member.username }),
})

const ofPin = (pin: Pin): ShownThing => ({
  title: pin.title || pin.grid_title || machineWords.pin,
  author: authorOf(pin.pinner),
  path: routes.closeup.build({ pinId: pin.id }),
  framePath: routes.embedPin.build({ pinId: pin.id }),
  pins: [pin],
})

const ofBoard = (board: Board, slug: string, pins: readonly Pin[]): ShownThing => ({
  title: board.name,
  author: authorOf(board.owner),
  path: board.url,
  framePath: routes.embedBoard.build({ username: board.owner.username, slug }),
  pins,
})

const ofProfile = (user: User, pins: readonly Pin[]): ShownThing => ({
  title: user.full_name,
  author: authorOf(user),
  path: routes.profile.build({ username: user.username }),
  framePath: routes.embedProfile.build({ username: user.username }),
  pins,
})

/** Throws as any missing page does. */
export function requireThing(name: ThingName | null): ThingName {
  if (name === null) throw new AppError('page_not_found')
  return name
}
