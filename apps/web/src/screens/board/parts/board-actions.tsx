import type { Board } from '@pinfold/contract'
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  Flag,
  LogOut,
  Merge,
  Pencil,
  Trash2,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { type BoardQuestion, BoardQuestions, EditBoardForm } from '../../../features/board-editing/index.ts'
import { BoardPeople, isAboutPeople, type PeopleQuestion } from '../../../features/board-invitations/index.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuChoice } from '../../../ui/menu-choices.ts'
import { Modal } from '../../../ui/modal.tsx'
import { ShareButton } from '../../../entities/sharing/share-button.tsx'
import { boardTarget } from '../../../entities/sharing/share-target.ts'
import { BoardFollowButton } from '../../../features/board-following/index.ts'
import styles from '../../../entities/board/place/board-page.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { boardActionWords } from './board-actions.words.ts'

interface BoardActionsProps {
  readonly board: Board
  /** Since when the viewer's request to join waits; null where there is none. */
  readonly askedAt: string | null
}

const standing = ({ name, privacy, allow_homefeed_recommendations: isSuggesting = true }: Board) =>
  JSON.stringify([name, privacy, isSuggesting])

/** Share and edit; only what the server says this viewer may do. */
export function BoardActions({ board, askedAt }: BoardActionsProps) {
  const [open, setOpen] = useState<'edit' | PeopleQuestion | BoardQuestion | null>(null)
  const member = useMember()
  const isMember = member !== null
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const can = board.viewer_can
  const close = () => setOpen(null)
  const isArchived = board.archived_by_me_at !== null

  const finishEdit = (saved: Board, before: Board) => {
    close()
    // A new name is a new address.
    if (saved.url !== before.url) void navigate(links.board(saved), { replace: true })
    // What else the page says follows from it: its title, who sees the pins, and whether there are more ideas.
    else if (standing(before) !== standing(saved)) void revalidate()
  }
  const choice = (isPossible: boolean, made: Omit<MenuChoice, 'onChoose'>, onChoose: () => void): MenuChoice[] =>
    isPossible ? [{ ...made, onChoose }] : []
  const changes = [
    ...choice(can.edit, { id: 'edit', label: boardActionWords.edit, icon: <Pencil size={20} /> }, () =>
      setOpen('edit'),
    ),
    ...choice(can.invite, { id: 'invite', label: boardActionWords.invite, icon: <UserRoundPlus size={20} /> }, () =>
      setOpen('invite'),
    ),
    ...choice(
      isMember && (can.invite || board.should_show_board_collaborators === true),
      { id: 'people', label: boardActionWords.collaborators, icon: <UsersRound size={20} /> },
      () => setOpen('people'),
    ),
    ...choice(
      can.request_to_join,
      {
        id: 'join',
        label: askedAt ? boardActionWords.requested : boardActionWords.request,
        icon: <UserRoundPlus size={20} />,
      },
      () => setOpen('join'),
    ),
  ]
  const mayEnd = can.archive_merge_privacy
  const ends = [
    ...choice(
      mayEnd && !isArchived,
      { id: 'archive', label: boardActionWords.archive, icon: <Archive size={20} /> },
      () => setOpen('archive'),
    ),
    ...choice(
      mayEnd && isArchived,
      { id: 'unarchive', label: boardActionWords.unarchive, icon: <ArchiveRestore size={20} /> },
      () => setOpen('unarchive'),
    ),
    ...choice(mayEnd, { id: 'merge', label: boardActionWords.merge, icon: <Merge size={20} /> }, () =>
      setOpen('merge'),
    ),
    ...choice(
      can.leave,
      { id: 'leave', label: boardActionWords.leave, icon: <LogOut size={20} />, isDangerous: true },
      () => setOpen('leave'),
    ),
    ...choice(
      can.delete,
      { id: 'delete', label: boardActionWords.delete, icon: <Trash2 size={20} />, isDangerous: true },
      () => setOpen('delete'),
    ),
  ]
  const groups = [
    { id: 'change', choices: changes },
    { id: 'end', choices: ends },
    {
      id: 'safety',
      choices: choice(
        isMember && board.owner.id !== member.id,
        { id: 'report', label: boardActionWords.report, icon: <Flag size={20} /> },
        () => setOpen('report'),
      ),
    },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <div className={styles['actions']}>
      {can.follow && !can.edit && <BoardFollowButton board={board} />}
      <ShareButton target={boardTarget(board)} kind="filled" />
      {groups.length > 0 && (
        <Menu label={actionWords.more} icon={<Ellipsis size={24} />} kind="filled" groups={groups} />
      )}
      <Modal heading={boardActionWords.edit} isOpen={open === 'edit' && can.edit} onClose={close}>
        <EditBoardForm board={board} ends={ends} onSaved={finishEdit} onCancel={close} />
      </Modal>
      <Suspense fallback={null}>
        {isAboutPeople(open) && (
          <BoardPeople board={board} askedAt={askedAt} question={open} onAsk={setOpen} onClose={close} />
        )}
        {open !== null && open !== 'edit' && !isAboutPeople(open) && (
          <BoardQuestions board={board} question={open} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
