import {
  boardFeedResource,
  boardSectionPinsResource,
  countVideoPlay,
  pinResource,
  reorderPins as reorderPinsCall,
  repinResource,
  storyPinResource,
} from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import { requireMember } from '../../platform/auth/viewer.ts'
import { answeringAfterWrite } from '../../platform/db/kept/answer-scope.ts'
import type { Binder, Call } from '../../platform/http/binder.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type BoardViewDeps, findBoardId } from '../boards/index.ts'
import type { FetchUploadDeps } from '../links/index.ts'
import { requirePinCreation } from './commands/can-create.ts'
import { createPin } from './commands/create-pin.ts'
import { withFetchedPicture } from './commands/fetched-picture.ts'
import { createStory } from './commands/create-story.ts'
import { deletePin } from './commands/delete-pin.ts'
import { reorderPins } from './edges/reorder-pins.ts'
import { savePin } from './commands/save-pin.ts'
import { updatePin } from './commands/update-pin.ts'
import { bindMemberLists } from './lists/member-lists.routes.ts'
import type { MemberPinIndex } from './lists/own-lists.view.ts'
import { boardPinsView, sectionPinsView } from './lists/pin-lists.view.ts'
import type { PinViewDeps, PinWriteDeps } from './pin-marks.ts'
import { pinView } from './pins.view.ts'
import { countPlay, type PlayNotes } from './plays/count-play.ts'

type PinsDeps = PinWriteDeps &
  PinViewDeps &
  BoardViewDeps &
  FetchUploadDeps & {
    readonly storage: Storage
    readonly rateLimit: RateLimit
    readonly seenNotes: PlayNotes
    readonly memberPinIndex: MemberPinIndex
  }

/** Pins, saves, and the lists of them. */
export function bindPins(binder: Binder, deps: PinsDeps): void {
  const { bind, bindPaged } = binder
  bind(pinResource.get, ({ viewer, options }) => {
    const looking = options.lifts_veil === true ? { ...viewer, showsSensitive: true } : viewer
    return pinView(deps, looking, options.id)
  })
  bind(pinResource.create, async ({ viewer, options }) => {
    requirePinCreation(viewer)
    const member = requireMember(viewer)
    return pinView(deps, viewer, await createPin(deps, member, await withFetchedPicture(deps, member, options)))
  })
  bind(storyPinResource.create, async ({ viewer, options }) => {
    requirePinCreation(viewer)
    return pinView(deps, viewer, await createStory(deps, requireMember(viewer), options))
  })
  bind(pinResource.update, async ({ viewer, options }) => {
    await updatePin(deps, requireMember(viewer), options)
    return pinView(deps, viewer, options.id)
  })
  bind(pinResource.delete, async ({ viewer, options }) => {
    await deletePin(deps, requireMember(viewer), options.id)
    return null
  })
  const save = async ({ viewer, options }: Call<typeof repinResource.create>) => {
    const pinId = await savePin(deps, requireMember(viewer), options)
    return answeringAfterWrite(() => pinView(deps, asReader(viewer), pinId))
  }
  bind(repinResource.create, save, { isReadAnew: true })

  bind(countVideoPlay, async ({ viewer, options: { pin_id: id, watched_ms: watched }, request: { address } }) => {
    await countPlay(deps, viewer, { pinId: id, watched, address })
    return null
  })

  bind(reorderPinsCall, async ({ viewer, options }) => {
    const afterPinId = options.after_pin_id || null
    await reorderPins(deps, requireMember(viewer), {
      boardId: options.board_id,
      pinIds: options.pin_ids,
      afterPinId,
    })
    return null
  })

  bindPaged(boardFeedResource.get, async ({ viewer, options, page }) => {
    const { sort = 'custom', filter_section_pins: isOutsideSections } = options
    return boardPinsView(deps, viewer, { boardId: await findBoardId(deps, options), isOutsideSections, sort }, page)
  })
  bindPaged(boardSectionPinsResource.get, ({ viewer, options: { section_id: sectionId, sort = 'custom' }, page }) =>
    sectionPinsView(deps, viewer, { sectionId, sort }, page),
  )
  for (const endpoint of [pinResource.get, boardFeedResource.get, boardSectionPinsResource.get])
    binder.keepForVisitors(endpoint)
  bindMemberLists(binder, deps)
}
