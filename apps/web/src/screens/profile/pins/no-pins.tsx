import type { User } from '@pinfold/contract'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { links } from '../../../api/links.ts'
import { CreateMenu } from '../../../features/creation-menu/index.ts'
import type { PinList, PinListKind } from '../../../features/member-pins/index.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { memberPinsWords } from './member-pins.words.ts'

interface EmptyTexts {
  readonly own: string
  /** What the owner reads under it. */
  readonly hint: string
  readonly others: string
}

function emptyTexts(kind: PinListKind, name: string): EmptyTexts {
  switch (kind) {
    case 'saved':
      return {
        own: memberPinsWords.nothingSaved,
        hint: memberPinsWords.saveHint,
        others: memberPinsWords.hasNotSaved({ name }),
      }
    case 'created':
      return {
        own: memberPinsWords.nothingCreated,
        hint: memberPinsWords.createHint,
        others: memberPinsWords.hasNotCreated({ name }),
      }
    case 'story':
      return {
        own: memberPinsWords.noStories,
        hint: memberPinsWords.storyHint,
        others: memberPinsWords.hasNoStories({ name }),
      }
    case 'video':
      return {
        own: memberPinsWords.noVideos,
        hint: memberPinsWords.videoHint,
        others: memberPinsWords.hasNoVideos({ name }),
      }
    case 'shopping':
      return {
        own: memberPinsWords.emptyShoppingList,
        hint: memberPinsWords.shoppingHint,
        others: memberPinsWords.showsNoShoppingList({ name }),
      }
  }
}

const filtered = {
  FAVORITED: () => memberPinsWords.noFavorites,
  CREATED_BY_ME: () => memberPinsWords.noneCreated,
  FAVORITED_AND_CREATED_BY_ME: () => memberPinsWords.noFavoritesCreated,
} satisfies Record<Exclude<PinList['filter'], 'none'>, () => string>

interface NoPinsProps {
  readonly user: User
  readonly list: PinList
  readonly isOwn: boolean
}

/** PS-12: a list without pins, for its owner and for others. */
export function NoPins({ user, list: { kind, filter }, isOwn }: NoPinsProps) {
  const name = user.first_name || user.full_name
  const { own, hint, others } = emptyTexts(kind, name)
  // RP-07: a business speaks to its customers.
  const isShop = user.is_partner && kind !== 'shopping'
  if (!isOwn) return <EmptyState drawing="pins" heading={isShop ? memberPinsWords.partnerSetsUp({ name }) : others} />
  if (filter !== 'none') {
    return (
      <EmptyState
        drawing="pins"
        heading={filtered[filter]()}
        action={<LinkButton to={links.allPins(user.username)}>{memberPinsWords.showAll}</LinkButton>}
      >
        {filter === 'CREATED_BY_ME' ? memberPinsWords.createHint : memberPinsWords.starHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="pins"
      heading={own}
      action={
        kind === 'shopping' ? (
          <LinkButton to={links.home()}>{memberPinsWords.findIdeas}</LinkButton>
        ) : (
          <CreateMenu label={actionWords.create} hasText kind="primary" surface={{ at: 'profile' }} />
        )
      }
    >
      {isShop ? memberPinsWords.partnerHint : hint}
    </EmptyState>
  )
}
