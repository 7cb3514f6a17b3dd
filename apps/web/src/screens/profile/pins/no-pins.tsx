import type { User } from '@pinfold/contract'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { links } from '../../../api/links.ts'
import { CreateMenu } from '../../../features/creation-menu/index.ts'
import type { PinList, PinListKind } from '../../../features/member-pins/index.ts'

interface Words {
  readonly own: string
  /** What the owner reads under it. */
  readonly hint: string
  readonly others: (name: string) => string
}

const words: Readonly<Record<PinListKind, Words>> = {
  saved: {
    own: 'Nothing saved yet.',
    hint: 'Save what you like, or upload a picture of your own.',
    others: (name) => `${name} has not saved any Pins yet.`,
  },
  created: {
    own: 'Nothing created yet.',
    hint: 'Pins you make from your own pictures will appear here.',
    others: (name) => `${name} has not created any Pins yet.`,
  },
  story: {
    own: 'No stories yet.',
    hint: 'Pins with several pages will appear here.',
    others: (name) => `${name} has no stories yet.`,
  },
  video: {
    own: 'No videos yet.',
    hint: 'Pins made from your own videos will appear here.',
    others: (name) => `${name} has no videos yet.`,
  },
  shopping: {
    own: 'Your shopping list is empty.',
    hint: 'Save Pins with a price, and they will wait for you here.',
    others: (name) => `${name} does not show a shopping list.`,
  },
}

/** RP-07: a business speaks to its customers. */
const partnerHint = 'Publish Pins, and people will find your business through them.'
const ofPartner = (name: string) => `${name} is still setting up. Come back soon.`

const filtered: Readonly<Record<Exclude<PinList['filter'], 'none'>, string>> = {
  FAVORITED: 'No favorites yet.',
  CREATED_BY_ME: 'No Pins created by you yet.',
  FAVORITED_AND_CREATED_BY_ME: 'None of your favorites were created by you.',
}

interface NoPinsProps {
  readonly user: User
  readonly list: PinList
  readonly isOwn: boolean
}

/** PS-12: a list without pins, for its owner and for others. */
export function NoPins({ user, list: { kind, filter }, isOwn }: NoPinsProps) {
  const { own, hint, others } = words[kind]
  const name = user.first_name || user.full_name
  const isShop = user.is_partner && kind !== 'shopping'
  if (!isOwn) return <EmptyState drawing="pins" heading={isShop ? ofPartner(name) : others(name)} />
  if (filter !== 'none') {
    return (
      <EmptyState
        drawing="pins"
        heading={filtered[filter]}
        action={<LinkButton to={links.allPins(user.username)}>Show all Pins</LinkButton>}
      >
        {filter === 'CREATED_BY_ME' ? words.created.hint : 'Open one of your Pins and press the star to keep it here.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="pins"
      heading={own}
      action={
        kind === 'shopping' ? (
          <LinkButton to={links.home()}>Find ideas</LinkButton>
        ) : (
          <CreateMenu label="Create" hasText kind="primary" surface={{ at: 'profile' }} />
        )
      }
    >
      {isShop ? partnerHint : hint}
    </EmptyState>
  )
}
