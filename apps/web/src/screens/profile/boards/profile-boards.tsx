import { type Board, boardsResource, filteredBoards, type User } from '@pinfold/contract'
import { Suspense, useMemo } from 'react'
import { DeletedBoards } from '../../../features/boards-deleted/index.ts'
import { InvitationCards, InvitePrompt } from '../../../features/board-invitations/index.ts'
import {
  ArrangedGrid,
  BoardFilters,
  FinishedBoards,
  OrganizeBoards,
  useBoardDensity,
} from '../../../features/boards-arranging/index.ts'
import { useLocation, useNavigation } from 'react-router'
import type { Answer } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { usePages } from '../../../api/use-pages.ts'
import { useMember } from '../../../api/viewer.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { OwnerActionBar } from '../../../entities/member/owner-action-bar.tsx'
import { useFreshBoards, useTopWhenFewer } from '../../../entities/board/lists/board-changes.ts'
import { BoardGrid } from '../../../entities/board/card/board-grid.tsx'
import { BoardsEmpty, FilterEmpty } from './boards-empty.tsx'
import { BoardsEnd } from './boards-end.tsx'
import {
  type BoardFilter,
  boardsOptions,
  type BoardsView,
  filteredOptions,
  isBoard,
  isStory,
} from '../../../entities/board/lists/boards-page.ts'
import { Unorganized } from '../../../features/boards-unorganized/index.ts'
import { Flyout } from '../../../features/creation-menu/index.ts'
import styles from './profile-boards.module.css'
import { StoryCard } from './story-card.tsx'
import { profileBoardsWords } from './profile-boards.words.ts'

type Boards = Answer<typeof boardsResource.get>

interface ProfileBoardsProps {
  readonly user: User
  readonly boards: Boards
  readonly view: BoardsView
}

/** PS-07: the boards of a profile, with what its owner does with them. */
export function ProfileBoards({ user, boards, view }: ProfileBoardsProps) {
  const isOwn = useMember()?.id === user.id
  const { filter, choices, place } = view
  useFreshBoards()
  useTopWhenFewer(`${user.id} ${place}`, user.board_count, isOwn)
  const { location } = useNavigation()
  // Another filter is on its way.
  const isChanging = location?.pathname === useLocation().pathname
  return (
    <div className={styles['screen']} data-look={useBoardDensity(user.id, choices)} data-place={place}>
      {isOwn && view.invitations && <InvitationCards {...view.invitations} />}
      {isOwn && choices && (user.board_count > 0 || place !== 'overview') && (
        <div className={styles['bar']}>
          <OwnerActionBar organize={user.board_count > 0 && <OrganizeBoards userId={user.id} choices={choices} />}>
            {place !== 'overview' && <BoardFilters user={user} view={view} />}
          </OwnerActionBar>
        </div>
      )}
      <div className={styles['boards']} aria-busy={isChanging || undefined}>
        {filter === null ? (
          <AllBoards key={place} user={user} boards={boards} view={view} isOwn={isOwn} />
        ) : (
          <FilteredBoards key={filter} userId={user.id} filter={filter} boards={boards} choices={choices} />
        )}
      </div>
      {isOwn && view.unorganized && <Unorganized user={user} ideas={view.unorganized} />}
      {isOwn && view.deleted && (
        <Suspense fallback={null}>
          <DeletedBoards first={view.deleted} />
        </Suspense>
      )}
      {isOwn && filter === null && (
        <Suspense fallback={null}>
          <InvitePrompt boards={boards.data.filter(isBoard)} />
        </Suspense>
      )}
      {isOwn && <Flyout surface="profile-boards" place={{ at: 'profile' }} />}
    </div>
  )
}

/** Whether something works on the board, or on a part of it. */
const hasWork = ({ blocking_actions: actions = [] }: Board) => actions.length > 0

type AllBoardsProps = ProfileBoardsProps & { readonly isOwn: boolean }

function AllBoards({ user, boards, view: { place, choices }, isOwn }: AllBoardsProps) {
  const look = useBoardDensity(user.id, choices)
  const options = boardsOptions(user.username, place, choices)
  const { rows, ...more } = usePages(boardsResource.get, options, boards)
  const shown = rows.filter(isBoard)
  const stories = rows.filter(isStory)
  if (rows.length === 0) return <BoardsEmpty user={user} place={place} isOwn={isOwn} />
  const cards =
    stories.length === 0
      ? undefined
      : stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))
  return (
    <>
      {/* ST-14: nothing is dragged on an overview. */}
      {isOwn && choices && place !== 'overview' ? (
        <Suspense fallback={<BoardGrid boards={shown} before={cards} look={look} />}>
          <ArrangedGrid
            userId={user.id}
            choices={choices}
            boards={shown}
            listingIn={(order) => ({
              endpoint: boardsResource.get,
              options: boardsOptions(user.username, place, { ...choices, usual_board_sort_order: order }),
            })}
            isFlat={false}
            before={cards}
            look={look}
          />
        </Suspense>
      ) : (
        <BoardGrid boards={shown} before={cards} look={look} />
      )}
      {isOwn && place === 'overview' && shown.some(hasWork) && (
        <Suspense fallback={null}>
          <FinishedBoards boards={shown} listing={{ endpoint: boardsResource.get, options }} />
        </Suspense>
      )}
      {shown.length === 0 && isOwn && <BoardsEmpty user={user} place={place} isOwn />}
      {place === 'overview' ? (
        <p className={styles['more']}>
          <LinkButton to={links.profileBoards(user.username)}>{profileBoardsWords.showAll}</LinkButton>
        </p>
      ) : (
        <BoardsEnd {...more} />
      )}
    </>
  )
}

interface FilteredBoardsProps extends Pick<BoardsView, 'choices'> {
  readonly userId: string
  readonly filter: BoardFilter
  readonly boards: Boards
}

/** ST-23: one kind of boards, under no heading: the filter says what they are. */
function FilteredBoards({ userId, filter, boards, choices }: FilteredBoardsProps) {
  const first = useMemo(() => ({ ...boards, data: boards.data.filter(isBoard) }), [boards])
  const { rows, ...more } = usePages(filteredBoards, filteredOptions(filter, choices), first)
  if (rows.length === 0) return <FilterEmpty filter={filter} />
  return (
    <>
      {choices ? (
        <Suspense fallback={<BoardGrid boards={rows} isFlat />}>
          <ArrangedGrid
            userId={userId}
            choices={choices}
            boards={rows}
            listingIn={(order) => ({
              endpoint: filteredBoards,
              options: filteredOptions(filter, { ...choices, usual_board_sort_order: order }),
            })}
            isFlat
          />
        </Suspense>
      ) : (
        <BoardGrid boards={rows} isFlat />
      )}
      <BoardsEnd {...more} />
    </>
  )
}
