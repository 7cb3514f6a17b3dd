import type { Board, SectionCard } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Check, CircleUserRound, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../../api/viewer.ts'
import { BoardChoices, PickerSkeleton } from './board-choices.tsx'
import styles from './board-picker.module.css'
import { CreateBoardForm } from '../making/create-board-form.tsx'
import { type PickerBoards, pickerQuery } from '../lists/picker-boards.ts'
import { hearRowKeys, SavedMark } from './picker-rows.tsx'
import { PinBoardForm, useTitlePreparation } from '../making/pin-board-form.tsx'
import { ReadFailed } from './read-failed.tsx'
import { SectionPicker } from './section-picker.tsx'
import { usePickerBoards } from './use-picker-boards.ts'
import { boardPickerWords } from './board-picker.words.ts'

/** Fetches a member's boards when a press is near, so that the picker opens with its final height. */
export function usePickerPreparation() {
  const queries = useQueryClient()
  const member = useMember()
  const prepare = () => {
    if (member) void queries.prefetchQuery(pickerQuery)
  }
  return { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }
}

type Step = { at: 'boards' } | { at: 'sections'; board: Board } | { at: 'new board'; name: string }

/** Where the member has a picture. */
export interface HeldPlaces {
  readonly boardIds: ReadonlySet<string>
  readonly isOnProfile: boolean
}

export interface BoardPickerProps {
  readonly onPick: (board: Board, section: SectionCard | null) => void
  /** Keeps the pin on no board; without it a board must be chosen. */
  readonly onPickProfile?: (() => void) | undefined
  /** Takes the making of a new board over; it is given the words that were typed. */
  readonly onCreate?: ((name: string) => void) | undefined
  /** The pin that the board is for. */
  readonly pinId?: string | undefined
  /** What is chosen now, where the picker stays open. */
  readonly chosen?: { readonly boardId: string | null; readonly sectionId: string | null } | undefined
  /** Where the pin's picture is already; the rows of these places say so. */
  readonly held?: HeldPlaces | undefined
  /** Stands above the boards. */
  readonly note?: ReactNode
  /** The boards where the page brought them along. */
  readonly initialBoards?: PickerBoards | undefined
  /** Part of a page and not an overlay: the focus stays where it is. */
  readonly isInline?: boolean
}

/** CA-15: chooses a board and, where it has some, a section; new ones are made on the way. */
export function BoardPicker({
  onPick,
  onPickProfile,
  onCreate,
  pinId,
  chosen,
  held,
  note,
  initialBoards,
  isInline = false,
}: BoardPickerProps) {
  const [step, setStep] = useState<Step>({ at: 'boards' })
  const [words, setWords] = useState('')
  const { data, error, refetch } = usePickerBoards(words, initialBoards)
  const titlePreparation = useTitlePreparation(pinId)
  const back = () => setStep({ at: 'boards' })
  if (step.at === 'sections') {
    return (
      <SectionPicker
        board={step.board}
        chosenId={chosen?.boardId === step.board.id ? chosen.sectionId : undefined}
        onBack={back}
        onPick={(section) => {
          if (chosen) back()
          onPick(step.board, section)
        }}
      />
    )
  }
  const hasNone = data?.all_boards.length === 0
  const create = onCreate ?? ((name: string) => setStep({ at: 'new board', name }))
  if (step.at === 'new board' || (hasNone && !onCreate)) {
    const name = step.at === 'new board' ? step.name : ''
    const finish = (board: Board) => {
      back()
      setWords('')
      onPick(board, null)
    }
    const form = { defaultName: name, isInline, onCreated: finish, ...(!hasNone && { onCancel: back }) }
    return (
      <div className={styles['picker']}>
        {note}
        {hasNone ? (
          <p className={styles['stepText']}>{boardPickerWords.firstBoard}</p>
        ) : (
          <h2 className={styles['stepHeading']}>{boardPickerWords.createBoard}</h2>
        )}
        {pinId === undefined ? <CreateBoardForm {...form} /> : <PinBoardForm pinId={pinId} {...form} />}
        {hasNone && onPickProfile && (
          <div className={styles['footer']}>
            <ProfileButton onPick={onPickProfile} isChosen={chosen?.boardId === null} isHeld={held?.isOnProfile} />
          </div>
        )}
      </div>
    )
  }
  const choose = (board: Board) => (board.section_count > 0 ? setStep({ at: 'sections', board }) : onPick(board, null))
  return (
    <div ref={hearRowKeys} className={styles['picker']}>
      {note}
      {error && !data ? (
        <ReadFailed error={error} retry={refetch} />
      ) : data ? (
        <BoardChoices
          boards={data}
          words={words}
          chosenId={chosen?.boardId}
          heldIds={held?.boardIds}
          isFocusedAtFirst={!isInline}
          onWords={setWords}
          onChoose={choose}
        />
      ) : (
        <PickerSkeleton />
      )}
      <div className={styles['footer']}>
        {onPickProfile && (
          <ProfileButton onPick={onPickProfile} isChosen={chosen?.boardId === null} isHeld={held?.isOnProfile} />
        )}
        <button type="button" className={styles['create']} {...titlePreparation} onClick={() => create(words.trim())}>
          <span className={styles['plus']}>
            <Plus size={20} aria-hidden="true" />
          </span>
          <span className={styles['name']}>
            {words.trim() === '' ? boardPickerWords.createBoard : boardPickerWords.createNamed({ name: words.trim() })}
          </span>
        </button>
      </div>
    </div>
  )
}

interface ProfileButtonProps {
  readonly onPick: () => void
  readonly isChosen: boolean
  readonly isHeld: boolean | undefined
}

function ProfileButton({ onPick, isChosen, isHeld }: ProfileButtonProps) {
  return (
    <button type="button" className={styles['create']} aria-current={isChosen ? 'true' : undefined} onClick={onPick}>
      <span className={styles['plus']}>
        <CircleUserRound size={20} aria-hidden="true" />
      </span>
      <span className={styles['name']}>{boardPickerWords.saveToProfile}</span>
      {isHeld === true && <SavedMark />}
      {isChosen && <Check size={20} aria-label={boardPickerWords.chosen} />}
    </button>
  )
}
