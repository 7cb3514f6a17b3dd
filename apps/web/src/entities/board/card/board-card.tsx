import { type Board, boardCardPath, type MemberCard } from '@pinfold/contract'
import { EyeOff, Lock } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useActing } from '../../viewer/accounts/use-acting.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { counted } from '../../../ui/format.ts'
import styles from './board-card.module.css'
import { usePeople } from '../../member/use-person.ts'
import { boardCover } from './board-cover.ts'
import { Collage } from './collage.tsx'
import { pinCountWords } from '../pin-counts.words.ts'
import { boardCountWords } from '../board-counts.words.ts'
import { boardCardWords } from './board-card.words.ts'

/** The counts below a board's name: "42 Pins · 3 sections". */
export function boardCounts(board: Pick<Board, 'pin_count' | 'section_count'>, locale: string): string {
  const pins = pinCountWords.pins(counted(board.pin_count, locale))
  if (board.section_count === 0) return pins
  return `${pins} · ${boardCountWords.sections(counted(board.section_count, locale))}`
}

const nobody: readonly MemberCard[] = []

/** PS-08: the cover or first picture takes two thirds, two small ones stand in the remaining third. */
export const BoardCard = memo(function BoardCard({ board }: { readonly board: Board }) {
  const locale = useLocale()
  const savedAt = board.board_order_modified_at
  const others = usePeople(board.collaborating_users ?? nobody)
  return (
    <Link className={styles['card']} to={boardCardPath(links.board(board), useActing()?.id ?? undefined)}>
      <Collage {...boardCover(board)} />
      <span className={styles['line']}>
        <span className={styles['name']}>{board.name}</span>
        <PrivacyIcon privacy={board.privacy} />
        {others.length > 0 && (
          <span className={styles['people']}>
            {others.slice(0, 3).map((person) => (
              <Avatar key={person.id} name={person.full_name} pictureUrl={person.image_small_url} size={24} />
            ))}
          </span>
        )}
      </span>
      <span className={styles['counts']}>
        {boardCounts(board, locale)}
        {savedAt && (
          <>
            {' · '}
            <Age moment={savedAt} locale={locale} form="short" />
          </>
        )}
      </span>
    </Link>
  )
})

function PrivacyIcon({ privacy }: Pick<Board, 'privacy'>) {
  if (privacy === 'secret') return <Lock size={16} aria-label={boardCardWords.secretBoard} />
  return privacy === 'protected' ? <EyeOff size={16} aria-label={boardCardWords.protectedBoard} /> : null
}
