import { limits } from '@pinfold/contract'
import { type FormEvent, useState } from 'react'
import form from '../../entities/pin/fields/pin-form.module.css'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { DraftTime } from './drafts.ts'
import styles from './pin-builder.module.css'
import { timeModalWords } from './time-modal.words.ts'

interface TimeModalProps {
  readonly time: DraftTime
  readonly zone: string
  readonly onClose: () => void
  readonly onChoose: (time: DraftTime) => void
}

const DAY = 24 * 60 * 60 * 1000
const two = (part: number) => String(part).padStart(2, '0')
const localOf = (moment: Date) =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`

/** When Pins come out: a day and a time in the zone of this device. */
export function TimeModal({ time, zone, onClose, onChoose }: TimeModalProps) {
  const [now] = useState(() => new Date())
  const shown = time.local === '' ? `${localOf(new Date(now.getTime() + DAY)).slice(0, 11)}09:00` : time.local
  const where = time.local === '' ? zone : time.zone
  const [error, setError] = useState<string | null>(null)
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const of = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const local = `${of('day')}T${of('time')}`
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return setError(timeModalWords.missing)
    // The server asks again, in the zone; this is what can be said at once.
    if (where === zone && local <= localOf(now)) return setError(timeModalWords.past)
    if (where === zone && local > localOf(new Date(now.getTime() + limits.drafts.daysAhead * DAY)))
      return setError(timeModalWords.tooFar)
    if (where === zone && isSkipped(local)) return setError(timeModalWords.skipped)
    onChoose({ local, zone: where })
  }
  return (
    <Modal heading={timeModalWords.heading} isOpen onClose={onClose} width={440}>
      <form className={form['form']} noValidate onSubmit={choose}>
        <div className={styles['moment']}>
          <TextField
            label={timeModalWords.day}
            type="date"
            name="day"
            defaultValue={shown.slice(0, 10)}
            min={localOf(now).slice(0, 10)}
            max={localOf(new Date(now.getTime() + limits.drafts.daysAhead * DAY)).slice(0, 10)}
            onInput={() => setError(null)}
          />
          <TextField
            label={timeModalWords.time}
            type="time"
            name="time"
            defaultValue={shown.slice(11)}
            onInput={() => setError(null)}
            error={error ?? undefined}
          />
        </div>
        <p className={styles['saved']}>{timeModalWords.zone({ zone: where.replaceAll('_', ' ') })}</p>
        <div className={form['buttons']}>
          {time.local !== '' && (
            <Button kind="tertiary" onClick={() => onChoose({ local: '', zone: '' })}>
              {timeModalWords.unschedule}
            </Button>
          )}
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button kind="primary" type="submit">
            {timeModalWords.schedule}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Clocks of this device never show it: they go forward over it. */
const isSkipped = (local: string) => localOf(new Date(local)) !== local
