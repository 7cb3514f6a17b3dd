import type { Board, BoardPlanning } from '@pinfold/contract'
import { EyeOff, Lock } from 'lucide-react'
import { memo, Suspense } from 'react'
import { PlanningStrip } from '../../../features/board-planning/index.ts'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { BoardActions } from './board-actions.tsx'
import { boardCounts } from '../../../entities/board/card/board-card.tsx'
import { usePeople } from '../../../entities/member/use-person.ts'
import { BoardFollowers } from '../../../features/board-following/index.ts'
import styles from '../../../entities/board/place/board-page.module.css'
import { counted } from '../../../ui/format.ts'
import { boardPageWords } from './board-page.words.ts'

interface BoardHeaderProps {
  readonly board: Board
  /** What its team plans; null for everybody else. */
  readonly planning: BoardPlanning | null
  /** Since when the viewer's request to join waits; null where there is none. */
  readonly askedAt: string | null
}

/** Rendered once: news from above, before its code has come, would take it off the page for a moment. */
const TeamPlanning = memo(function TeamPlanning(shown: { readonly board: Board; readonly planning: BoardPlanning }) {
  return (
    <Suspense fallback={null}>
      <PlanningStrip {...shown} />
    </Suspense>
  )
})

/** Name, marks, people, description and counts, with what the viewer may do. */
export function BoardHeader({ board, planning, askedAt }: BoardHeaderProps) {
  const locale = useLocale()
  const people = usePeople([board.owner, ...(board.collaborating_users ?? [])])
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['name']}>{board.name}</h1>
        <PrivacyMark privacy={board.privacy} />
        <div className={styles['people']}>
          {people.slice(0, 5).map((person) => (
            <Link key={person.id} className={styles['person']} to={links.profile(person.username)}>
              <Avatar name={person.full_name} pictureUrl={person.image_small_url} size={32} />
              <span className={styles['personName']}>{person.full_name}</span>
            </Link>
          ))}
          {people.length > 5 && (
            <span className={styles['counts']}>{boardPageWords.andMore(counted(people.length - 5, locale))}</span>
          )}
        </div>
        {board.description !== '' && <p className={styles['description']}>{board.description}</p>}
        <p className={styles['counts']}>
          {boardCounts(board, locale)}
          <BoardFollowers board={board} />
        </p>
        <BoardActions board={board} askedAt={askedAt} />
      </header>
      {planning && <TeamPlanning board={board} planning={planning} />}
    </>
  )
}

function PrivacyMark({ privacy }: Pick<Board, 'privacy'>) {
  if (privacy === 'public') return null
  const isSecret = privacy === 'secret'
  return (
    <p className={styles['mark']}>
      {isSecret ? <Lock size={16} aria-hidden="true" /> : <EyeOff size={16} aria-hidden="true" />}
      {isSecret ? boardPageWords.secretBoard : boardPageWords.protectedBoard}
    </p>
  )
}
