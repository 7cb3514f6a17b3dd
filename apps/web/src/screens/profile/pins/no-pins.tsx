import type { User } from '@pinfold/contract'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { links } from '../../../api/links.ts'
import { CreateMenu } from '../../../features/creation-menu/index.ts'
import type { PinList } from '../../../features/member-pins/index.ts'
import { actionWords } from '../../../ui/action.words.ts'
import type { ListTexts } from './list-texts.ts'
import { memberPinsWords } from './member-pins.words.ts'

const filtered = {
  FAVORITED: () => memberPinsWords.noFavorites,
  CREATED_BY_ME: () => memberPinsWords.noneCreated,
  FAVORITED_AND_CREATED_BY_ME: () => memberPinsWords.noFavoritesCreated,
} satisfies Record<Exclude<PinList['filter'], 'none'>, () => string>

interface NoPinsProps {
  readonly user: User
  readonly list: PinList
  readonly texts: ListTexts
  readonly isOwn: boolean
}

/** PS-12: a list without pins, for its owner and for others. */
export function NoPins({ user, list: { kind, filter }, texts, isOwn }: NoPinsProps) {
  const name = user.first_name || user.full_name
  // RP-07: a business speaks to its customers.
  const isShop = user.is_partner && kind !== 'shopping'
  if (!isOwn)
    return <EmptyState drawing="pins" heading={isShop ? memberPinsWords.partnerSetsUp({ name }) : texts.others(name)} />
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
      heading={texts.own()}
      action={
        kind === 'shopping' ? (
          <LinkButton to={links.home()}>{memberPinsWords.findIdeas}</LinkButton>
        ) : (
          <CreateMenu label={actionWords.create} hasText kind="primary" surface={{ at: 'profile' }} />
        )
      }
    >
      {isShop ? memberPinsWords.partnerHint : texts.hint()}
    </EmptyState>
  )
}
