import { CalendarClock } from 'lucide-react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { draftPanelWords } from './draft-panel.words.ts'
import { type Draft, isBlank, isDirty } from './drafts.ts'
import { formatLocal } from './format-time.ts'
import styles from './pin-builder.module.css'

interface DraftStandingProps {
  readonly draft: Draft
  readonly onSettle: (use: 'mine' | 'theirs') => void
  readonly onTime: () => void
}

/** Whether a draft is kept. Its line is always there, so that nothing moves under the hand of who begins. */
export function DraftSaved({ draft }: { readonly draft: Draft }) {
  return (
    <p className={styles['saved']} role="status">
      {!isBlank(draft) && savedText(draft)}
    </p>
  )
}

/** How a draft stands: whether somebody else changed it, when it comes out, and why it did not. */
export function DraftStanding({ draft, onSettle, onTime }: DraftStandingProps) {
  const locale = useLocale()
  const { kept, theirs, time } = draft
  const failure = kept?.state === 'failed' && time.local === '' ? kept.failure : null
  return (
    <>
      {theirs && (
        <div className={styles['notice']} role="alert">
          <p>{draftPanelWords.differs}</p>
          <div className={styles['choices']}>
            <Button size={32} onClick={() => onSettle('mine')}>
              {draftPanelWords.keepMine}
            </Button>
            <Button size={32} onClick={() => onSettle('theirs')}>
              {draftPanelWords.takeTheirs}
            </Button>
          </div>
        </div>
      )}
      {time.local !== '' && (
        <div className={styles['notice']}>
          <p className={styles['when']}>
            <CalendarClock size={20} aria-hidden="true" />
            {draftPanelWords.comesOut({ when: formatLocal(time.local, time.zone, locale) })}
          </p>
          <Button size={32} aria-haspopup="dialog" onClick={onTime}>
            {draftPanelWords.changeTime}
          </Button>
        </div>
      )}
      {failure !== null && <FieldError>{draftPanelWords.failed({ why: failure })}</FieldError>}
      {kept?.is_board_gone === true && draft.place?.board === null && (
        <FieldError>{draftPanelWords.boardGone}</FieldError>
      )}
    </>
  )
}

function savedText(draft: Draft): string {
  if (draft.saving === 'saving') return draftPanelWords.saving
  return isDirty(draft) ? draftPanelWords.notSaved : draftPanelWords.saved
}
