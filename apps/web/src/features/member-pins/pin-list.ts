import {
  type OptionsInput,
  type PinDensity,
  type PinListFilter,
  shoppingListPinsResource,
  userActivityPinsResource,
  userPinsResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from '@pinfold/contract'
import type { UnorganizedIdeas } from '../../entities/board/lists/unorganized-ideas.ts'
import type { PackedPins } from '../../entities/pin/card/packed-pins.ts'

/** The lists of a member's pins that have a screen. */
export type PinListKind = 'saved' | 'created' | 'story' | 'video' | 'shopping'

/** A list as its page loads it. */
export interface PinList {
  readonly kind: PinListKind
  readonly pins: PackedPins
  readonly filter: PinListFilter
  readonly density: PinDensity
  /** Above all of the own pins, where some are on no board. */
  readonly unorganized: UnorganizedIdeas | null
}

const endpoints = {
  saved: userPinsResource.get,
  created: userActivityPinsResource.get,
  story: userStoryPinsFeedResource.get,
  video: userVideoPinsFeedResource.get,
  shopping: shoppingListPinsResource.get,
} as const

/** All of them take what the first one takes, and leave aside what they do not know. */
type ListEndpoint = typeof userPinsResource.get

interface Asked {
  readonly username: string
  readonly filter: PinListFilter
  readonly isOwn: boolean
  readonly isPartner: boolean
}

/** The call that answers a list; the page and the browser make the same one. RP-07: partners read what came of their own. */
export function pinListCall(
  kind: PinListKind,
  asked: Asked,
): { endpoint: ListEndpoint; options: OptionsInput<ListEndpoint> } {
  const { username, filter, isOwn, isPartner } = asked
  // Not said to be one's own: whoever acts for parts of a business reads its other pins as they are read by all.
  const own = isOwn ? { field_set_key: isPartner ? 'partner_grid_item' : 'grid_item' } : {}
  const narrowed = kind === 'saved' && filter !== 'none' ? { pin_filter: filter } : {}
  return { endpoint: endpoints[kind] as ListEndpoint, options: { username, ...own, ...narrowed } }
}
