import { ChevronLeft, ChevronRight, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Draft } from './drafts.ts'
import { formatLocal } from './format-time.ts'
import styles from './scheduled-modal.module.css'
import { scheduledModalWords } from './scheduled-modal.words.ts'

interface ScheduledModalProps {
  readonly drafts: readonly Draft[]
  readonly zone: string
  readonly onClose: () => void
  readonly onChoose: (key: string) => void
}

const DAY = 24 * 60 * 60 * 1000
const dayAfter = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + by * DAY).toISOString().slice(0, 10)

/** What waits for its time, as a list or by days of a week. */
export function ScheduledModal({ drafts, zone, onClose, onChoose }: ScheduledModalProps) {
  const locale = useLocale()
  const [view, setView] = useState<'list' | 'week'>('list')
  // As `2026-03-29`, where the member is.
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone: zone }))
  const [start, setStart] = useState(today)
  const timed = drafts
    .filter(({ time }) => time.local !== '')
    .toSorted((one, other) => one.time.local.localeCompare(other.time.local))
  const days = Array.from({ length: 7 }, (_, at) => dayAfter(start, at))
  const dayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
  const entry = (draft: Draft, text: string) => (
    <li key={draft.key}>
      <button type="button" className={styles['entry']} onClick={() => onChoose(draft.key)}>
        {draft.upload.at === 'ready' && draft.upload.preview !== '' ? (
          <img className={styles['picture']} src={draft.upload.preview} alt="" />
        ) : (
          <ImageUp size={24} aria-hidden="true" />
        )}
        <span className={styles['words']}>
          <span className={styles['title']}>{draft.words.title || scheduledModalWords.untitled}</span>
          <span className={styles['when']}>{text}</span>
        </span>
      </button>
    </li>
  )
  return (
    <Modal heading={scheduledModalWords.heading} isOpen onClose={onClose} width={760}>
      <div className={styles['tools']} role="group" aria-label={scheduledModalWords.view}>
        {(['list', 'week'] as const).map((one) => (
          <Button
            key={one}
            size={32}
            aria-pressed={one === view}
            kind={one === view ? 'primary' : 'secondary'}
            onClick={() => setView(one)}
          >
            {scheduledModalWords[one]}
          </Button>
        ))}
        {view === 'week' && (
          <span className={styles['turn']}>
            <IconButton
              label={scheduledModalWords.earlier}
              icon={<ChevronLeft size={20} />}
              disabled={start <= today}
              onClick={() => setStart(dayAfter(start, -7))}
            />
            <IconButton
              label={scheduledModalWords.later}
              icon={<ChevronRight size={20} />}
              onClick={() => setStart(dayAfter(start, 7))}
            />
          </span>
        )}
      </div>
      {timed.length === 0 && <p>{scheduledModalWords.none}</p>}
      {view === 'list' ? (
        <ul className={styles['list']} aria-label={scheduledModalWords.heading}>
          {timed.map((draft) => entry(draft, formatLocal(draft.time.local, draft.time.zone, locale)))}
        </ul>
      ) : (
        <ol className={styles['week']}>
          {days.map((day) => (
            <li key={day} className={styles['day']}>
              <h3 className={styles['dayName']}>{dayName.format(new Date(`${day}T00:00Z`))}</h3>
              <ul className={styles['list']}>
                {timed
                  .filter(({ time }) => time.local.startsWith(day))
                  .map((draft) => entry(draft, draft.time.local.slice(11)))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}
