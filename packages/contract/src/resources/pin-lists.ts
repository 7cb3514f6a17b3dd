import { z } from 'zod'
import { pin } from '../entities/pin.ts'
import { memberPinFilters, pinListFilters, type PinListFilter } from '../pin-list-filters.ts'
import { colorFamilies } from '../search-filters.ts'
import { limits } from '../limits.ts'
import { endpoint, pagedQuery, resource } from '../wire/endpoint.ts'
import { listingOfProfiles } from '../wire/permission-row-sets.ts'
import { bookmarks, flag, id, pageSize, textList } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most), ...fieldChoice, ...actingFor }
const ofMember = z.object({ username: z.string(), ...page })

/** All pins a member saved. */
export const userPinsResource = resource('UserPins', {
  get: pagedQuery({
    summary: "A member's pins, newest first; favourites only to their member, last marked first.",
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: [...listingOfProfiles, 'pin_protected listed_profile_search_feed', 'pin_public stats'],
    options: ofMember.extend({
      is_own_profile_pins: flag.optional(),
      pin_filter: z.enum(memberPinFilters).default('none'),
      /** With `COLORS`: those of any of these; any colour unless given. */
      color: textList(z.enum(colorFamilies), colorFamilies.length).optional(),
      /** With `INTERESTS`: those about this topic, by its id or slug; about any unless given. */
      interest: z.union([id, z.string().max(100)]).optional(),
    }),
    reply: z.array(pin),
  }),
})

const flagNames = { FAVORITED: 'favorited', CREATED_BY_ME: 'created' } as const

/** Names of filters, joined by commas or as an array, in any case. */
const flagFilters = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((names) => names.map((name) => name.trim().toUpperCase()).filter((name) => name !== ''))
  .pipe(z.array(z.enum([...pinListFilters, 'NONE'], 'must be CREATED_BY_ME or FAVORITED, or both')))
  .transform((names): PinListFilter => {
    const has = (flagName: keyof typeof flagNames) =>
      names.includes(flagName) || names.includes('FAVORITED_AND_CREATED_BY_ME')
    if (has('FAVORITED')) return has('CREATED_BY_ME') ? 'FAVORITED_AND_CREATED_BY_ME' : 'FAVORITED'
    return has('CREATED_BY_ME') ? 'CREATED_BY_ME' : 'none'
  })

/** The viewer's own pins, narrowed by flags. */
export const filteredPins = endpoint(
  'GET',
  '/v3/users/me/filtered/pins/',
  pagedQuery({
    summary: "The viewer's own pins, narrowed by flags.",
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: names nobody but the viewer',
    access: 'member',
    options: z.object({ flag_filters: flagFilters.default('none'), ...page }),
    reply: z.array(pin),
  }),
)

/** The pins a member made of pictures of their own. */
export const userActivityPinsResource = resource('UserActivityPins', {
  get: pagedQuery({
    summary: 'The pins a member created, newest first.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: ofMember,
    reply: z.array(pin),
  }),
})

const ofKind = ofMember.extend({
  /** Clients send it; no list of ours begins with a place to add pins. */
  exclude_add_pin_rep: flag.optional(),
})

/** The stories a member created. */
export const userStoryPinsFeedResource = resource('UserStoryPinsFeed', {
  get: pagedQuery({
    summary: 'The story pins a member created, newest first.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: ofKind,
    reply: z.array(pin),
  }),
})

/** The videos a member created. */
export const userVideoPinsFeedResource = resource('UserVideoPinsFeed', {
  get: pagedQuery({
    summary: 'The video pins a member created, newest first.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: ofKind,
    reply: z.array(pin),
  }),
})

/** The pins with a price that a member saved. Others see them where the member shows the list. */
export const shoppingListPinsResource = resource('ShoppingListPins', {
  get: pagedQuery({
    summary: "A member's shopping list, newest first.",
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: ofMember,
    reply: z.array(pin),
  }),
})

/** A member's pins that are on no board. */
export const boardlessPinsResource = resource('BoardlessPins', {
  get: pagedQuery({
    summary: "A member's pins that are on no board.",
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: z.object({ userId: id, ...page }),
    reply: z.array(pin),
  }),
})
