import {
  boardlessPinsResource,
  filteredPins,
  type MemberId,
  type OptionsOf,
  shoppingListPinsResource,
  userActivityPinsResource,
  userPinsResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from '@pinfold/contract'
import { requireMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type BoardViewDeps, checkListsOf, memberIdOf } from '../../boards/index.ts'
import type { PinViewDeps } from '../pin-marks.ts'
import type { MemberPinList } from './kind-lists.queries.ts'
import {
  checkAsksOfOwn,
  filteredPinsView,
  kindOfPinsView,
  type MemberPinIndex,
  shoppingListView,
  withMetrics,
} from './own-lists.view.ts'
import { memberPinsView, type Place } from './pin-lists.view.ts'

/** The lists of one member's pins. */
export function bindMemberLists(
  { bindPaged }: Binder,
  deps: WriteDeps & BoardViewDeps & PinViewDeps & { readonly memberPinIndex: MemberPinIndex },
): void {
  type Narrowed = Pick<OptionsOf<typeof userPinsResource.get>, 'pin_filter' | 'color' | 'interest'>
  const narrowedPins = (viewer: Viewer, memberId: MemberId, options: Narrowed, place: Place) => {
    const { pin_filter: filter, color: colors = [], interest = null } = options
    if (filter !== 'COLORS' && filter !== 'INTERESTS')
      return filteredPinsView(deps, viewer, { memberId, filter }, place)
    return kindOfPinsView(deps, viewer, { memberId, filter, colors, interest }, place)
  }
  bindPaged(userPinsResource.get, async ({ viewer, options, page }) => {
    const memberId = await memberIdOf(deps, viewer, options.username)
    checkAsksOfOwn(viewer, memberId, options)
    return withMetrics(viewer, options.field_set_key, await narrowedPins(viewer, memberId, options, page))
  })
  bindPaged(filteredPins, async ({ viewer, options, page }) => {
    const list = { memberId: requireMember(viewer).id, filter: options.flag_filters }
    return withMetrics(viewer, options.field_set_key, await filteredPinsView(deps, viewer, list, page))
  })

  interface ListOptions {
    username: string
    field_set_key?: string | undefined
  }
  const ofKind = async (viewer: Viewer, options: ListOptions, kind: MemberPinList, place: Place) => {
    const memberId = await memberIdOf(deps, viewer, options.username)
    return withMetrics(viewer, options.field_set_key, await memberPinsView(deps, viewer, { memberId, kind }, place))
  }
  bindPaged(userActivityPinsResource.get, ({ viewer, options, page }) => ofKind(viewer, options, 'created', page))
  bindPaged(userStoryPinsFeedResource.get, ({ viewer, options, page }) => ofKind(viewer, options, 'story', page))
  bindPaged(userVideoPinsFeedResource.get, ({ viewer, options, page }) => ofKind(viewer, options, 'video', page))

  bindPaged(shoppingListPinsResource.get, async ({ viewer, options, page }) =>
    shoppingListView(deps, viewer, await memberIdOf(deps, viewer, options.username), page),
  )
  bindPaged(boardlessPinsResource.get, async ({ viewer, options, page }) => {
    await checkListsOf(deps, viewer, options.userId, 'userId')
    return memberPinsView(deps, viewer, { memberId: options.userId, kind: 'boardless' }, page)
  })
}
