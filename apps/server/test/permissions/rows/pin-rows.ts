import {
  aggregatedActivityFeedResource,
  bulkEditResource,
  didItActivityResource,
  favoritePin,
  hidePin,
  pictureUrl,
  pinResource,
  reactToPin,
  repinResource,
  unfavoritePin,
  unhidePin,
  unreactToPin,
  userPinsResource,
} from '@pinfold/contract'
import { becomePartner } from '../../../src/modules/accounts/index.ts'
import { savePin } from '../../support/people.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { type BoardKind, createNewHome, type Home } from '../home.ts'
import { calls, fetches, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'
import { boardReads } from './board-probes.ts'
import { findable, likePin, unlistedPinSearches } from './search-probes.ts'
import { boardMachines, pinMachines, pinSitemap } from './machine-probes.ts'
import { commentEdits, commenting, commentReads, reporting, withComment } from './comment-probes.ts'

const byId = ({ pinId }: Target) => ({ id: pinId })
const hasPin = (pins: readonly { id: string }[], { pinId }: Target) => pins.some(({ id }) => id === pinId)
const ofOwner = ({ username }: Target) => ({ username, page_size: 250 })

const reads: readonly Probe[] = [
  calls(pinResource.get, byId),
  calls(aggregatedActivityFeedResource.get, ({ pinId }) => ({ pin_id: pinId })),
  ...commentReads,
  ...likePin,
  ...pinMachines,
]
const profileList: Probe = lists(userPinsResource.get, ofOwner, hasPin)
/** What came of a pin stands in the list that its member reads as their own. */
const metrics: Probe = lists(
  userPinsResource.get,
  (target) => ({ ...ofOwner(target), is_own_profile_pins: true, field_set_key: 'partner_grid_item' }),
  (pins, { pinId }) => pins.some(({ id, pin_metrics }) => id === pinId && pin_metrics !== undefined),
)
const marked = ({ pinId }: Target) => ({ pin_id: pinId })
const edits: readonly Probe[] = [
  calls(pinResource.update, (target) => ({ ...byId(target), title: 'Changed' })),
  calls(favoritePin, marked),
  calls(unfavoritePin, marked),
]
const deletion: Probe = calls(pinResource.delete, byId, { isUsingUp: true })
const bulkDeletion: Probe = calls(bulkEditResource.delete, ({ pinId }) => ({ pin_ids: [pinId] }), { isUsingUp: true })
const saving: Probe = calls(repinResource.create, async ({ pinId }, { world, client }) => ({
  pin_id: pinId,
  board_id: await world.ownBoardOf(client),
}))

/** Nobody hides their own pins, so owners hear no. */
const hiding: readonly Probe[] = [
  calls(hidePin, marked, { notFor: ['owner'] }),
  calls(unhidePin, marked, { notFor: ['owner'] }),
]
const reacting: readonly Probe[] = [
  calls(reactToPin, (target) => ({ ...marked(target), reaction_type: 2 as const })),
  calls(unreactToPin, marked),
]

/** Each member says so once of each picture, and each row is about another one. */
const trying: Probe = calls(didItActivityResource.create, (target) => ({ ...marked(target), details: 'Tried it' }), {
  // The owner did already.
  notFor: ['partner_mfa', 'employee_assigned'],
})

/** How the server's routes call the address of a picture. */
const pictureRoute = '/:size/:a/:b/:c/:file'
const picture = (size: 'originals' | '236x' | '736x', extension: string): Probe =>
  fetches(pictureRoute, ({ signature }) => pictureUrl('', size, signature, extension))
// Pictures of pins that everybody may see are kept by browsers and proxies, so who is blocked gets those all the same.
const privatePicture: readonly Probe[] = [picture('originals', 'jpg'), picture('236x', 'jpg'), picture('736x', 'webp')]

type Which = 'open' | 'hermit'
const pinOnBoard =
  (which: Which, kind: BoardKind) =>
  async (world: World): Promise<Subject> => ({
    home: world[which],
    target: await world[which].board(kind),
  })
const newPinOnBoard =
  (kind: BoardKind) =>
  async (world: World): Promise<Subject> => {
    const board = await world.open.board(kind)
    return { home: world.open, target: await savedBy(world.open.owner, world, board) }
  }
const newBoardlessPin = async ({ open }: World): Promise<Subject> => ({
  home: open,
  target: await open.newBoardlessPin(),
})

async function savedBy(client: Home['owner'], { sourcePinId }: World, board: Target): Promise<Target> {
  const pin = await savePin(client, sourcePinId, board.boardId)
  return { ...board, pinId: pin.id, signature: pin.image_signature }
}

/** A pin that the second collaborator saved to the owner's board. */
const newPinOfGuest = async (world: World): Promise<Subject> => {
  const target = await savedBy(world.guest, world, await world.open.board('public'))
  return { home: world.open, target }
}

const seenByOwner = (_world: World, { home, target }: Subject): Promise<unknown> =>
  home.owner.ask(pinResource.get, byId(target))

/** Makes a thing at the first call in each world; later calls there answer that one. */
function once(make: (world: World) => Promise<Subject>): (world: World) => Promise<Subject> {
  const made = new WeakMap<World, Promise<Subject>>()
  return (world) => {
    const subject = made.get(world) ?? make(world)
    made.set(world, subject)
    return subject
  }
}

/** Of an owner with a business: others are told of no pin's numbers. */
const ofShop = once(async (world) => {
  const home = await createNewHome(world.app, world, { isPrivate: false })
  await becomePartner(world.app.core, home.owner.member.id)
  return { home, target: await home.board('public') }
})

const onPublic = withComment(pinOnBoard('open', 'public'))
const inSecret = withComment(pinOnBoard('open', 'secret'))
const inProtected = withComment(pinOnBoard('open', 'protected'))
const boardless = withComment(once(newBoardlessPin))
const ofGuest = once(newPinOfGuest)
const editing = { probes: [...edits, deletion, bulkDeletion, ...commentEdits], witness: seenByOwner }

/** Reading, saving, changing and deleting pins, wherever they are. */
export const pinRows: readonly CoveredRow[] = [
  { resource: 'pin_public', action: 'read', proves: 'RP-06', probes: reads, shared: onPublic },
  {
    resource: 'pin_public',
    action: 'save_comment_react',
    proves: 'RP-04',
    probes: [saving, ...reacting, ...hiding, trying, ...commenting, ...reporting],
    shared: onPublic,
  },
  {
    resource: 'pin_public',
    action: 'edit_delete',
    ...editing,
    shared: onPublic,
    fresh: withComment(newPinOnBoard('public')),
  },
  { resource: 'pin_public', action: 'stats', proves: 'RP-07', probes: [metrics], shared: ofShop },
  {
    resource: 'pin_in_secret',
    action: 'read_json_html_media_oembed',
    probes: [...reads, ...privatePicture],
    shared: inSecret,
  },
  {
    resource: 'pin_in_secret',
    action: 'edit_delete_others_pin',
    ...editing,
    shared: inSecret,
    fresh: withComment(newPinOnBoard('secret')),
  },
  {
    resource: 'pin_in_secret',
    action: 'save_to_public_board',
    probes: [saving, ...reacting, ...hiding, trying, ...commenting, ...reporting],
    shared: inSecret,
  },
  { resource: 'pin_boardless', action: 'read', probes: reads, shared: boardless },
  {
    resource: 'pin_boardless',
    action: 'edit_delete',
    ...editing,
    shared: boardless,
    fresh: withComment(newBoardlessPin),
  },
  { resource: 'pin_protected', action: 'read_direct_link', probes: reads, shared: inProtected },
  {
    resource: 'pin_protected',
    action: 'listed_profile_search_feed',
    proves: 'CR-11',
    probes: [profileList, ...unlistedPinSearches, pinSitemap],
    shared: findable(inProtected),
  },
  {
    resource: 'pin_on_board_of_another',
    action: 'remove_from_board_by_board_owner',
    probes: [deletion, bulkDeletion],
    shared: ofGuest,
    fresh: newPinOfGuest,
    witness: seenByOwner,
  },
  {
    resource: 'pin_on_board_of_another',
    action: 'edit_by_board_owner',
    proves: 'RP-09',
    probes: edits,
    shared: ofGuest,
    witness: seenByOwner,
  },
  {
    resource: 'private_owner_board_or_pin',
    action: 'read',
    probes: [...boardReads, ...boardMachines, ...reads, ...privatePicture],
    shared: withComment(pinOnBoard('hermit', 'public')),
  },
]
