import {
  boardsResource,
  deletedBoards,
  filteredBoards,
  userMetadataResource,
  userPinsResource,
} from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import {
  boardsOptions,
  type BoardsPlace,
  type BoardsView,
  filteredOptions,
  filterOf,
} from '../../../entities/board/lists/boards-page.ts'
import { packPins } from '../../../entities/pin/card/packed-pins.ts'
import { callOrEmpty } from '../../loading/load-page.ts'
import { loadProfile } from '../../loading/load-profile.ts'
import { pageContext } from '../../loading/server-border.ts'
import { PROFILE_DATA_PINS } from '../../heads/structured-data.ts'
import { loadInvitations } from './load-invitations.ts'
import { loadUnorganized } from './load-unorganized.ts'

interface BoardsArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
}

/** Loads a member's boards; for their owner with the filter of the address, their choices and what they deleted. */
export async function loadBoards(args: BoardsArgs, wanted: BoardsPlace) {
  const { context } = args
  const { call, viewer } = context.get(pageContext)
  const user = await loadProfile(args)
  const { username } = user
  const isOwn = viewer.id === user.id
  // PS-10: others have no other screen with all boards of a profile, so they see all at once.
  const place = isOwn ? wanted : 'all'
  const filter = isOwn && place !== 'overview' ? filterOf(args.url.searchParams) : null
  // ST-15: the order is named, so that lists of different orders are kept apart.
  const choices = isOwn ? (await call(userMetadataResource.get, {})).data : null
  // A private profile hides its lists; the header still shows.
  const [boards, newest, deleted, unorganized, invitations] = await Promise.all([
    filter === null
      ? callOrEmpty(context, boardsResource.get, boardsOptions(username, place, choices))
      : call(filteredBoards, filteredOptions(filter, choices)),
    // VR-19: visitors' pages tell machines of the newest pins.
    viewer.isAuth
      ? { data: [] }
      : callOrEmpty(context, userPinsResource.get, { username, page_size: PROFILE_DATA_PINS }),
    isOwn && place !== 'overview' && filter === null ? call(deletedBoards, {}) : null,
    filter === null ? loadUnorganized(context, user, { hasClusters: true }) : null,
    isOwn && filter === null ? loadInvitations(context) : null,
  ])
  const view: BoardsView = { place, filter, choices, deleted, unorganized, invitations }
  return { boards, newestPins: packPins({ data: newest.data }), view }
}
