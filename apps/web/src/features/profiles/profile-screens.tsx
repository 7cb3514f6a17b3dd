import { type Pin, type User, boardsResource, userPinsResource } from '@pinfold/contract'
import { Lock } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { countOf } from '../../ui/format.ts'
import { BoardGrid } from '../boards/board-grid.tsx'
import { CreateMenu } from '../pins/create-menu/create-menu.tsx'
import { PinWall } from '../pins/pin-wall.tsx'
import { AllPinsCard } from './all-pins-card.tsx'
import { ProfileHeader } from './profile-header.tsx'
import styles from './profile.module.css'

function ProfileTabs({ username }: { readonly username: string }) {
  return (
    <nav className={styles['tabs']} aria-label="Profile">
      <NavLink className={styles['tab'] ?? ''} to={links.profile(username)} end preventScrollReset>
        Boards
      </NavLink>
      <NavLink className={styles['tab'] ?? ''} to={links.profilePins(username)} preventScrollReset>
        Pins
      </NavLink>
    </nav>
  )
}

/** PS-03: what a private profile shows to whom it does not know. */
function PrivateNotice() {
  return (
    <div className={styles['private']}>
      <Lock size={32} aria-hidden="true" />
      <h2>This profile is private</h2>
      <p>Only approved followers can view their profile, Pins, boards, followers and following lists</p>
    </div>
  )
}

/** Private profiles show their content to their owner and to approved followers only; the server decides, this tells. */
function useIsClosed(user: User): boolean {
  const member = useMember()
  return user.is_private_profile && !user.explicitly_followed_by_me && member?.id !== user.id
}

interface ProfileBoardsProps {
  readonly user: User
  readonly boards: Answer<typeof boardsResource.get>
  readonly newestPins: readonly Pin[]
}

export function ProfileBoardsScreen({ user, boards, newestPins }: ProfileBoardsProps) {
  const isClosed = useIsClosed(user)
  return (
    <>
      <ProfileHeader user={user} />
      {isClosed ? (
        <PrivateNotice />
      ) : (
        <>
          <ProfileTabs username={user.username} />
          <Boards user={user} boards={boards} newestPins={newestPins} />
        </>
      )}
    </>
  )
}

function Boards({ user, boards, newestPins }: ProfileBoardsProps) {
  const { rows, loadMore, isLoadingMore } = usePages(boardsResource.get, { username: user.username }, boards)
  const isOwn = useMember()?.id === user.id
  if (rows.length === 0 && newestPins.length === 0) {
    return isOwn ? (
      <EmptyState
        drawing="boards"
        heading="Your boards will stand here."
        action={
          <LinkButton kind="primary" to={links.createBoard()}>
            Create board
          </LinkButton>
        }
      >
        A board keeps ideas that belong together.
      </EmptyState>
    ) : (
      <EmptyState drawing="boards" heading={`${user.first_name || user.full_name} has no boards yet.`} />
    )
  }
  return (
    <>
      <BoardGrid
        boards={rows}
        before={
          newestPins.length > 0 && (
            <li>
              <AllPinsCard username={user.username} pins={newestPins} count={user.pin_count} />
            </li>
          )
        }
      />
      {loadMore && (
        <p className={styles['loadMore']}>
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            Show more boards
          </Button>
        </p>
      )}
    </>
  )
}

interface ProfilePinsProps {
  readonly user: User
  readonly pins: Answer<typeof userPinsResource.get>
}

export function ProfilePinsScreen({ user, pins }: ProfilePinsProps) {
  const isClosed = useIsClosed(user)
  return (
    <>
      <ProfileHeader user={user} />
      {isClosed ? (
        <PrivateNotice />
      ) : (
        <>
          <ProfileTabs username={user.username} />
          <Pins user={user} pins={pins} />
        </>
      )}
    </>
  )
}

/** PR-04 */
export function AllPinsScreen({ user, pins }: ProfilePinsProps) {
  const locale = useLocale()
  const isClosed = useIsClosed(user)
  return (
    <>
      <header className={styles['subHeader']}>
        <p className={styles['handle']}>
          <Link to={links.profile(user.username)}>{user.full_name}</Link>
        </p>
        <h1 className={styles['name']}>All Pins</h1>
        {!isClosed && <p className={styles['counts']}>{countOf(user.pin_count, 'Pin', 'Pins', locale)}</p>}
      </header>
      {isClosed ? <PrivateNotice /> : <Pins user={user} pins={pins} />}
    </>
  )
}

function Pins({ user, pins }: ProfilePinsProps) {
  const { rows, ...more } = usePages(userPinsResource.get, { username: user.username }, pins)
  const isOwn = useMember()?.id === user.id
  if (rows.length > 0) return <PinWall pins={rows} label={`Pins of ${user.full_name}`} more={more} />
  return isOwn ? (
    <EmptyState
      drawing="pins"
      heading="Nothing saved yet."
      action={<CreateMenu label="Create" hasText kind="primary" surface={{ at: 'profile' }} />}
    >
      Save what you like, or upload a picture of your own.
    </EmptyState>
  ) : (
    <EmptyState drawing="pins" heading={`${user.first_name || user.full_name} has not saved any Pins yet.`} />
  )
}
