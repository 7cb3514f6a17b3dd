import type { ColorFamily, MemberId, Pin, PinId, PinListFilter } from '@pinfold/contract'
import { hasWhole, requireMember, type Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { PinViewDeps } from '../pin-marks.ts'
import { canSeeListsOf, findTopic, knowMembers } from '../../graph/index.ts'
import { fillPinPage, memberPinsView, type Place } from './pin-lists.view.ts'
import { findFavoriteEdges, findNewestSignatures } from './kind-lists.queries.ts'

/** Where a member's pins are found by what they show and are about. The search knows pins, so this is how pins reach it: the program joins them. */
export interface MemberPinIndex {
  /** The ids, newest first; of any colour where none is named. */
  ofColors(list: KindList, colors: readonly ColorFamily[]): Promise<PinId[]>
  /** The ids, newest first; about any topic for null. */
  ofTopic(list: KindList, topicId: Id | null): Promise<PinId[]>
}

interface KindList extends Place {
  readonly memberId: MemberId
  readonly viewerId: MemberId | null
}

/** A member's pins by colour or topic (CA profile area), newest first. Throws `topic_not_found`. */
export async function kindOfPinsView(
  deps: PinViewDeps & { readonly memberPinIndex: MemberPinIndex },
  viewer: Viewer,
  wanted: {
    memberId: MemberId
    filter: 'COLORS' | 'INTERESTS'
    colors: readonly ColorFamily[]
    interest: string | null
  },
  place: Place,
): Promise<Page<Pin[]>> {
  const { memberId, filter, colors, interest } = wanted
  const topicId = interest === null ? null : (await findTopic(deps, interest)).id
  return fillPinPage(deps, viewer, place, 'listed', async (at) => {
    const list = { memberId, viewerId: viewer.id, ...at }
    const { memberPinIndex: index } = deps
    const ids = await (filter === 'COLORS' ? index.ofColors(list, colors) : index.ofTopic(list, topicId))
    return ids.map((pinId) => ({ key: pinId, pinId }))
  })
}

/** A member's pins behind a filter (NU-03, ST-23). What somebody marked is theirs alone: `not_allowed` for others. */
export function filteredPinsView(
  deps: PinViewDeps,
  viewer: Viewer,
  list: { memberId: MemberId; filter: PinListFilter },
  place: Place,
): Promise<Page<Pin[]>> {
  const { memberId, filter } = list
  if (filter === 'none') return memberPinsView(deps, viewer, { memberId, kind: 'all' }, place)
  if (filter === 'CREATED_BY_ME') return memberPinsView(deps, viewer, { memberId, kind: 'created' }, place)
  if (viewer.id !== memberId) throw new AppError('not_allowed', { field: 'pin_filter' })
  const isCreatedOnly = filter === 'FAVORITED_AND_CREATED_BY_ME'
  return fillPinPage(deps, viewer, place, 'listed', async (at) =>
    (await findFavoriteEdges(deps.db, { memberId, isCreatedOnly, ...at })).map(({ edgeId, pinId }) => ({
      key: edgeId,
      pinId,
    })),
  )
}

/** The pins with a price that a member saved; to others none where the member does not show them. */
export async function shoppingListView(
  deps: PinViewDeps,
  viewer: Viewer,
  memberId: MemberId,
  place: Place,
): Promise<Page<Pin[]>> {
  const isShown = (await knowMembers(deps, viewer, [memberId])).get(memberId)?.row.showShoppingList ?? false
  if (!isShown && viewer.id !== memberId) return { items: [], next: null }
  return memberPinsView(deps, viewer, { memberId, kind: 'product' }, place)
}

/** BC-06 */
const NEWEST_SIGNATURES = 11

/** The addresses of a member's newest pictures; for others, and for roles on parts of it, those that everybody sees, none where the lists are closed. */
export async function newestPinSignatures(
  deps: { readonly db: Db },
  viewer: Viewer,
  memberId: MemberId,
): Promise<string[]> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || !canSeeListsOf(member)) return []
  return findNewestSignatures(deps.db, memberId, viewer.id === memberId && hasWhole(viewer), NEWEST_SIGNATURES)
}

const PARTNER_SET = 'partner_grid_item'

/**
 * What came of pins is their member's alone. Throws `sign_in_required` and `not_allowed` where somebody else asks for
 * it as if the pins were theirs; whoever only names the field set reads the list without it.
 */
export function checkAsksOfOwn(
  viewer: Viewer,
  memberId: MemberId,
  asked: { readonly is_own_profile_pins?: boolean | undefined; readonly field_set_key?: string | undefined },
): void {
  if (asked.is_own_profile_pins !== true || asked.field_set_key !== PARTNER_SET) return
  if (requireMember(viewer).id !== memberId) throw new AppError('not_allowed', { field: 'field_set_key' })
}

/** RP-07: partners read beside their own pins what came of them. */
export function withMetrics(viewer: Viewer, fieldSet: string | undefined, page: Page<Pin[]>): Page<Pin[]> {
  if (fieldSet !== PARTNER_SET || !viewer.isPartner) return page
  return {
    ...page,
    items: page.items.map((pin) => (pin.viewer_can.see_stats ? { ...pin, pin_metrics: metricsOf(pin) } : pin)),
  }
}

const metricsOf = (pin: Pin): NonNullable<Pin['pin_metrics']> => ({
  saves: pin.repin_count,
  comments: pin.comment_count,
  reactions: Object.values(pin.reaction_counts).reduce((sum, count) => sum + count, 0),
  tried: pin.aggregated_pin_data.aggregated_stats.done,
})
