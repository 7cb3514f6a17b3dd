import { type BoardStory, limits, routes, type StoryType, type MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { knowMembers, type KnownMember } from '../../graph/index.ts'
import type { BoardViewDeps } from '../boards.view.ts'
import { boardCardWords } from '../board-cards.words.ts'

/** Which cards were asked for. */
interface Asked {
  readonly filter_all_pins: boolean
  readonly filter_shopping_list: boolean
  readonly filter_stories: boolean
}

/**
 * PS-07: the cards that stand before a member's boards, by what the member shows and who looks. A card that leads to
 * nothing is left out.
 */
export async function storyCards(
  deps: BoardViewDeps,
  viewer: Viewer,
  memberId: MemberId,
  asked: Asked,
): Promise<BoardStory[]> {
  if (asked.filter_stories || !(asked.filter_all_pins || asked.filter_shopping_list)) return []
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member) return []
  const { row } = member
  const cards = await Promise.all([
    asked.filter_all_pins && row.showAllPins ? card(deps, viewer, member, 'all_pins') : null,
    // RP-05
    asked.filter_shopping_list && row.showShoppingList && !viewer.isLimitedLogin
      ? card(deps, viewer, member, 'wishlist_shop_your_products_story')
      : null,
  ])
  return cards.filter((each) => each !== null)
}

const looks = {
  all_pins: { name: () => boardCardWords.allPins, route: routes.allPins },
  wishlist_shop_your_products_story: { name: () => boardCardWords.shoppingList, route: routes.shoppingList },
} as const satisfies Record<StoryType, object>

async function card(
  deps: BoardViewDeps,
  viewer: Viewer,
  { row, relation }: KnownMember,
  story: StoryType,
): Promise<BoardStory | null> {
  const { count, pictures } = await deps.boardPins.storyPictures(
    viewer,
    row.id,
    story,
    limits.boardsScreen.storyPictures,
  )
  if (pictures.length === 0) return null
  const { name, route } = looks[story]
  const ofAllPins = relation.isSelf ? row.totalPinCount : row.pinCount
  return {
    id: `${story}_${row.id}`,
    type: 'story',
    story_type: story,
    name: name(),
    url: route.build({ username: row.username }),
    pin_count: count ?? ofAllPins,
    images: { '170x': pictures.map(({ images }) => images['170x']) },
  }
}
