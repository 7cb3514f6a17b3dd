import { limits, type User } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { counted, formatCount } from '../../ui/format.ts'
import { BoardSuggestions } from './board-suggestions.tsx'
import type { UnorganizedIdeas } from '../../entities/board/lists/unorganized-ideas.ts'
import styles from './unorganized.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { unorganizedWords } from './unorganized.words.ts'

const OrganizeModal = lazy(() =>
  loadPart(() => import('./organize-modal.tsx')).then((module) => ({ default: module.OrganizeModal })),
)

interface OrganizingProps {
  readonly userId: string
  readonly kind?: 'primary' | 'secondary'
}

/** Opens what moves boardless pins onto boards. */
export function OrganizeButton({ userId, kind = 'secondary' }: OrganizingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} aria-label={unorganizedWords.organizeIdeas} onClick={() => setOpen(true)}>
        {unorganizedWords.organize}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OrganizeModal userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface UnorganizedProps {
  readonly user: Pick<User, 'id' | 'quick_saves_pin_count'>
  readonly ideas: UnorganizedIdeas
}

/** RP-01, BC-01: what the owner saved onto no board, and which boards it could make. */
export function Unorganized({ user, ideas: { pins, clusters } }: UnorganizedProps) {
  const locale = useLocale()
  const count = user.quick_saves_pin_count ?? pins.length
  if (pins.length === 0) return null
  const isCut = count > limits.unorganized.preview
  const uncovered = isCut ? pins.slice(0, limits.unorganized.preview - 1) : pins
  const covered = isCut ? pins[limits.unorganized.preview - 1] : undefined
  return (
    <div className={styles['frame']}>
      <section className={styles['section']} aria-labelledby="unorganized-ideas">
        <div className={styles['head']}>
          <h2 id="unorganized-ideas">{unorganizedWords.heading}</h2>
          <OrganizeButton userId={user.id} />
        </div>
        <ul className={styles['preview']} aria-label={unorganizedWords.notOnBoard}>
          {uncovered.map((pin) => (
            <li key={pin.id} className={styles['tile']} style={{ backgroundColor: pin.color }}>
              <Link to={links.pin(pin.id)}>
                <img src={pin.url} alt={pin.name} loading="lazy" decoding="async" />
              </Link>
            </li>
          ))}
          {covered && (
            <li className={styles['tile']} style={{ backgroundColor: covered.color }}>
              <img src={covered.url} alt="" loading="lazy" decoding="async" />
              <span className={styles['more']}>
                <span aria-hidden="true">+{formatCount(count - uncovered.length, locale)}</span>
                <span className="visually-hidden">
                  {unorganizedWords.andMore(counted(count - uncovered.length, locale))}
                </span>
              </span>
            </li>
          )}
        </ul>
        {clusters.length > 0 && <BoardSuggestions clusters={clusters} />}
      </section>
    </div>
  )
}
