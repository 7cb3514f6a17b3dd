import type { Pin, RenditionImages, StoryType, MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { PinViewDeps } from '../pin-marks.ts'
import { countProducts, findProductIds } from './story-pictures.queries.ts'
import { fillPinPage, memberPinsView } from './pin-lists.view.ts'

/** BC-06: the newest pictures behind a card that stands before a member's boards. */
export async function storyPictures(
  deps: PinViewDeps,
  viewer: Viewer,
  memberId: MemberId,
  story: StoryType,
  limit: number,
): Promise<{ count: number | null; pictures: { images: RenditionImages }[] }> {
  const place = { after: null, limit }
  if (story === 'all_pins') {
    const { items } = await memberPinsView(deps, viewer, { memberId, kind: 'all' }, place)
    return { count: null, pictures: picturesOf(items) }
  }
  const list = { memberId, isOwn: viewer.id === memberId }
  const [count, { items }] = await Promise.all([
    countProducts(deps.db, list),
    fillPinPage(deps, viewer, place, 'listed', async (at) =>
      (await findProductIds(deps.db, { ...list, ...at })).map(({ id }) => ({ key: id, pinId: id })),
    ),
  ])
  return { count, pictures: picturesOf(items) }
}

const picturesOf = (pins: readonly Pin[]) => pins.map(({ images }) => ({ images }))
