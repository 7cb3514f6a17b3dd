import type { VisualSearchResult } from '@pinfold/contract'
import { useEffect, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { announce } from '../../ui/announce.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { counted } from '../../ui/format.ts'
import styles from './visual-results.module.css'
import { type GoingOn, useResultPages } from './use-result-pages.ts'
import { visualSearchWords } from './visual-search.words.ts'

interface VisualResultsProps {
  readonly found: VisualSearchResult
  /** How the list goes on; what is answered at once leaves it out. */
  readonly goingOn?: GoingOn
  /** Newer ones are on their way. */
  readonly isBusy: boolean
}

/** What looks like the part, and words by which that can be narrowed. */
export function VisualResults({ found: first, goingOn, isBusy }: VisualResultsProps) {
  const { all: found, more } = useResultPages(first, goingOn)
  const [chosen, setChosen] = useState<string | null>(null)
  const locale = useLocale()
  const category = found.categories.find(({ name }) => name === chosen)
  const pins = category ? found.results.filter(({ id }) => category.pin_ids.includes(id)) : found.results
  useEffect(() => {
    if (!isBusy) announce(visualSearchWords.found(counted(pins.length, locale)))
  }, [isBusy, pins.length, locale])
  if (!found.is_available)
    return (
      <EmptyState drawing="broken" heading={visualSearchWords.unavailable}>
        {visualSearchWords.unavailableHelp}
      </EmptyState>
    )
  if (found.results.length === 0)
    return (
      <EmptyState drawing="pins" heading={visualSearchWords.nothing}>
        {visualSearchWords.nothingHelp}
      </EmptyState>
    )
  return (
    <section aria-busy={isBusy} className={styles['results']} data-busy={isBusy || undefined}>
      <h2 className={styles['heading']}>{visualSearchWords.results}</h2>
      {found.categories.length > 0 && (
        <div className={styles['chips']} role="group" aria-label={visualSearchWords.narrow}>
          {[null, ...found.categories.map(({ name }) => name)].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              className={styles['chip']}
              aria-pressed={(category?.name ?? null) === name}
              onClick={() => setChosen(name)}
            >
              {name ?? visualSearchWords.all}
            </button>
          ))}
        </div>
      )}
      <PinWall pins={pins} label={visualSearchWords.results} showsPinner {...(goingOn && { more })} />
    </section>
  )
}
