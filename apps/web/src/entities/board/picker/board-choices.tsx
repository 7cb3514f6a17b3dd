import { type Board, matchingNames } from '@pinfold/contract'
import { ChevronRight, Lock, Search } from 'lucide-react'
import { isPhone } from '../../../ui/is-phone.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './board-picker.module.css'
import type { PickerBoards } from '../lists/picker-boards.ts'
import { useBoards } from '../use-board.ts'
import { type PickerRow, PickerRows, SavedMark } from './picker-rows.tsx'
import { useLocale } from '../../../api/viewer.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { counted } from '../../../ui/format.ts'
import { boardCountWords } from '../board-counts.words.ts'
import { boardPickerWords } from './board-picker.words.ts'

/** Boards beyond this many get a box to find them in, and those used last stand first. */
const FEW_BOARDS = 5

interface BoardChoicesProps {
  readonly boards: Pick<PickerBoards, 'all_boards' | 'boards_shortlist'>
  /** What stands in the search field. */
  readonly words: string
  readonly chosenId?: string | null | undefined
  /** The boards that have the picture already. */
  readonly heldIds?: ReadonlySet<string> | undefined
  readonly isFocusedAtFirst: boolean
  readonly onWords: (words: string) => void
  readonly onChoose: (board: Board) => void
}

/** The boards of a picker: those used last, then all; while something is typed, those that match. */
export function BoardChoices({
  boards,
  words,
  chosenId,
  heldIds,
  isFocusedAtFirst,
  onWords,
  onChoose,
}: BoardChoicesProps) {
  const all = useBoards(boards.all_boards)
  const recent = useBoards(boards.boards_shortlist)
  const locale = useLocale()
  const isMany = all.length > FEW_BOARDS
  const found = matchingNames(all, words)
  const showsRecent = isMany && words.trim() === '' && recent.length > 0
  const rowOf =
    (place: string) =>
    (board: Board): PickerRow => ({
      id: `${place}:${board.id}`,
      name: board.name,
      onPick: () => onChoose(board),
      isChosen: board.id === chosenId,
      lead: (
        <span className={styles['thumbnail']}>
          {board.image_thumbnail_url !== null && <img src={board.image_thumbnail_url} alt="" loading="lazy" />}
        </span>
      ),
      trail: (
        <>
          {heldIds?.has(board.id) === true && <SavedMark />}
          {board.privacy === 'secret' && <Lock size={16} aria-label={boardPickerWords.secret} />}
          {board.section_count > 0 && (
            <ChevronRight className={styles['onward']} size={20} aria-label={boardPickerWords.hasSections} />
          )}
        </>
      ),
    })
  return (
    <>
      {isMany && (
        <label className={styles['search']}>
          <Search size={20} aria-hidden="true" />
          <input
            type="search"
            aria-label={boardPickerWords.findBoard}
            placeholder={boardPickerWords.findBoard}
            autoComplete="off"
            spellCheck={false}
            // On a phone its keyboard would cover the boards.
            autoFocus={isFocusedAtFirst && !isPhone()}
            value={words}
            onChange={(event) => onWords(event.target.value)}
          />
        </label>
      )}
      <div className={styles['scroll']} data-many={isMany}>
        {showsRecent && <PickerRows heading={boardPickerWords.lastSavedTo} rows={recent.map(rowOf('recent'))} />}
        {found.length > 0 && (
          <PickerRows
            heading={showsRecent ? boardPickerWords.allBoards : boardPickerWords.yourBoards}
            rows={found.map(rowOf('all'))}
            isFocusedAtFirst={isFocusedAtFirst && !isMany}
          />
        )}
        {found.length === 0 && <p className={styles['none']}>{boardPickerWords.noneFound}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {words.trim() !== '' && boardCountWords.boards(counted(found.length, locale))}
      </p>
    </>
  )
}

/** As many rows as the boards that are on their way usually have. */
export function PickerSkeleton({ rows = FEW_BOARDS, hasPicture = true }: { rows?: number; hasPicture?: boolean }) {
  return (
    <div className={styles['scroll']} role="status" aria-label={actionWords.loading}>
      {hasPicture && <span className={styles['heading']}>&nbsp;</span>}
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['row']}>
          {hasPicture && <Skeleton style={{ inlineSize: 48, blockSize: 48 }} />}
          <Skeleton style={{ inlineSize: 140, blockSize: 16 }} />
        </span>
      ))}
    </div>
  )
}
