import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/format.ts'
import styles from './new-pins-pill.module.css'
import { boardLiveWords } from './board-live.words.ts'

interface NewPinsPillProps {
  readonly count: number
  /** There are more than these. */
  readonly isMore: boolean
  readonly showNew: () => void
}

/** Stands over a wall while pins of others wait that would move it; a press shows them, from the page's top. */
export function NewPinsPill({ count, isMore, showNew }: NewPinsPillProps) {
  const locale = useLocale()
  const start = useRef<HTMLDivElement>(null)
  const shown = counted(count, locale)
  const showFromTop = () => {
    showNew()
    window.scrollTo({ top: 0, behavior: 'instant' })
    // The button goes; the keyboard goes on where the pins begin.
    start.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={start} className={styles['start']} tabIndex={-1} />
      <div className={styles['pill']} role="status">
        {count > 0 && (
          <Button kind="primary" size={40} icon={<ArrowUp size={16} aria-hidden="true" />} onClick={showFromTop}>
            {isMore ? boardLiveWords.manyNewPins(shown) : boardLiveWords.newPins(shown)}
          </Button>
        )}
      </div>
    </>
  )
}
