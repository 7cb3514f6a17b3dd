import {
  boardFeedResource,
  boardlessPinsResource,
  boardSectionPinsResource,
  pinResource,
  repinResource,
  userActivityPinsResource,
  userPinsResource,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type BoardViewDeps, checkListsOf, findBoardId, memberIdOf } from '../boards/index.ts'
import { createPin } from './commands/create-pin.ts'
import { deletePin } from './commands/delete-pin.ts'
import { savePin } from './commands/save-pin.ts'
import { updatePin } from './commands/update-pin.ts'
import { bindMarks } from './marks.routes.ts'
import { boardPinsView, memberPinsView, sectionPinsView } from './pin-lists.view.ts'
import { pinView } from './pins.view.ts'

/** Pins, saves, what is marked on them, and the lists of them. */
export function bindPins(binder: Binder, deps: WriteDeps & BoardViewDeps): void {
  bindMarks(binder, deps)
  const { bind, bindPaged } = binder
  bind(pinResource.get, ({ viewer, options }) => pinView(deps, viewer, options.id))
  bind(pinResource.create, async ({ viewer, options }) =>
    pinView(deps, viewer, await createPin(deps, requireMember(viewer), options)),
  )
  bind(pinResource.update, async ({ viewer, options }) => {
    await updatePin(deps, requireMember(viewer), options)
    return pinView(deps, viewer, options.id)
  })
  bind(pinResource.delete, async ({ viewer, options }) => {
    await deletePin(deps, requireMember(viewer), options.id)
    return null
  })
  bind(repinResource.create, async ({ viewer, options }) =>
    pinView(deps, viewer, await savePin(deps, requireMember(viewer), options)),
  )

  bindPaged(boardFeedResource.get, async ({ viewer, options, page }) => {
    const board = { boardId: await findBoardId(deps, options), isOutsideSections: options.filter_section_pins }
    return boardPinsView(deps, viewer, board, page)
  })
  bindPaged(boardSectionPinsResource.get, ({ viewer, options, page }) =>
    sectionPinsView(deps, viewer, options.section_id, page),
  )
  bindPaged(userPinsResource.get, async ({ viewer, options, page }) =>
    memberPinsView(deps, viewer, { memberId: await memberIdOf(deps, viewer, options.username), kind: 'all' }, page),
  )
  bindPaged(userActivityPinsResource.get, async ({ viewer, options, page }) =>
    memberPinsView(deps, viewer, { memberId: await memberIdOf(deps, viewer, options.username), kind: 'created' }, page),
  )
  bindPaged(boardlessPinsResource.get, async ({ viewer, options, page }) => {
    await checkListsOf(deps, viewer, options.userId, 'userId')
    return memberPinsView(deps, viewer, { memberId: options.userId, kind: 'boardless' }, page)
  })
}
