import type { Topic } from '@pinfold/contract'
import { CalendarClock, Copy, Hash, Link2, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { BoardField, onProfile, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import form from '../../entities/pin/fields/pin-form.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/format.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bulkBarWords } from './bulk-bar.words.ts'
import styles from './pin-builder.module.css'
import { TopicField } from '../../entities/pin/fields/topic-field.tsx'

interface BulkBarProps {
  readonly count: number
  readonly place: PinPlace | null
  readonly onPlace: (place: PinPlace) => void
  readonly onLink: (link: string) => void
  readonly onTopics: (topics: readonly Topic[]) => void
  readonly onTime: () => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

/** What can be done with all drafts that are marked. */
export function BulkBar({ count, place, onPlace, onLink, onTopics, onTime, onDuplicate, onDelete }: BulkBarProps) {
  const locale = useLocale()
  const [open, setOpen] = useState<'link' | 'topics' | null>(null)
  const [topics, setTopics] = useState<readonly Topic[]>([])
  const close = () => setOpen(null)
  const setLink = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const link = new FormData(event.currentTarget).get('link')
    close()
    if (typeof link === 'string') onLink(link)
  }
  return (
    <section className={styles['bulk']} aria-label={bulkBarWords.selected(counted(count, locale))}>
      <h2 className={styles['bulkHeading']}>{bulkBarWords.selected(counted(count, locale))}</h2>
      <div className={styles['bulkBoard']}>
        <BoardField place={place ?? onProfile} onChange={onPlace} />
      </div>
      <div className={styles['bulkButtons']}>
        <Button size={32} icon={<Link2 size={16} />} aria-haspopup="dialog" onClick={() => setOpen('link')}>
          {bulkBarWords.link}
        </Button>
        <Button size={32} icon={<Hash size={16} />} aria-haspopup="dialog" onClick={() => setOpen('topics')}>
          {bulkBarWords.topics}
        </Button>
        <Button size={32} icon={<CalendarClock size={16} />} aria-haspopup="dialog" onClick={onTime}>
          {bulkBarWords.schedule}
        </Button>
        <Button size={32} icon={<Copy size={16} />} onClick={onDuplicate}>
          {bulkBarWords.duplicate}
        </Button>
        <Button size={32} icon={<Trash2 size={16} />} onClick={onDelete}>
          {actionWords.delete}
        </Button>
      </div>
      <Modal heading={bulkBarWords.linkHeading} isOpen={open === 'link'} onClose={close} width={440}>
        <form className={form['form']} noValidate onSubmit={setLink}>
          <TextField label={bulkBarWords.link} name="link" inputMode="url" autoComplete="off" autoFocus />
          <div className={form['buttons']}>
            <Button onClick={close}>{actionWords.cancel}</Button>
            <Button kind="primary" type="submit">
              {actionWords.done}
            </Button>
          </div>
        </form>
      </Modal>
      <Modal heading={bulkBarWords.topicsHeading} isOpen={open === 'topics'} onClose={close} width={440}>
        <div className={form['form']}>
          <TopicField topics={topics} onChange={setTopics} />
          <div className={form['buttons']}>
            <Button onClick={close}>{actionWords.cancel}</Button>
            <Button
              kind="primary"
              onClick={() => {
                close()
                onTopics(topics)
              }}
            >
              {actionWords.done}
            </Button>
          </div>
        </div>
      </Modal>
    </section>
  )
}
