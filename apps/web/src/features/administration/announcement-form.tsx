import {
  type AdminAnnouncement,
  adminAnnounce,
  adminChangeAnnouncement,
  announcementAudiences,
  limits,
} from '@pinfold/contract'
import { languages, nameOfLanguage } from '@pinfold/words'
import { call } from '../../api/client.ts'
import type { Values } from '../../api/use-form.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import styles from './admin-page.module.css'
import { announcementsWords } from './admin-announcements.words.ts'
import { ReasonField } from './employees-screen.tsx'

interface AnnouncementFormProps {
  /** Null for a new one. */
  readonly announcement: AdminAnnouncement | null
  readonly now: string
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

const A_WEEK = 7 * 24 * 60 * 60 * 1000
const others = languages.filter((language) => language !== 'en')
const { longest } = limits.admin.announcement

/** As a field of day and time holds it; what it means is universal time. */
const fieldOf = (moment: Date) => moment.toISOString().slice(0, 16)

function wishOf(values: Values) {
  const texts = languages.flatMap((language) => {
    const text = values.text(`text_${language}`)
    return text === '' && language !== 'en' ? [] : [[language, text]]
  })
  return {
    texts: Object.fromEntries(texts) as { en: string },
    audience: announcementAudiences.find((each) => each === values.text('audience')) ?? 'everybody',
    link: values.text('link'),
    is_dismissible: values.isChecked('is_dismissible'),
    starts_at: `${values.text('starts_at')}:00Z`,
    ends_at: `${values.text('ends_at')}:00Z`,
    reason: values.text('reason'),
  }
}

/** Writes an announcement, or changes one. */
export function AnnouncementForm({ announcement, now, onClose, onDone }: AnnouncementFormProps) {
  const texts = announcement?.texts ?? {}
  const startsAt = new Date(announcement?.starts_at ?? now)
  const endsAt = announcement ? new Date(announcement.ends_at) : new Date(startsAt.getTime() + A_WEEK)
  return (
    <DialogForm
      heading={announcementsWords[announcement ? 'change' : 'write']}
      fields={['texts', 'audience', 'link', 'starts_at', 'ends_at', 'reason']}
      submitLabel={announcementsWords[announcement ? 'change' : 'write']}
      onClose={onClose}
      send={async (values) => {
        const wish = wishOf(values)
        await (announcement
          ? call(adminChangeAnnouncement, { announcement_id: announcement.id, ...wish })
          : call(adminAnnounce, wish))
        await onDone(announcementsWords.saved)
      }}
    >
      {(errors) => (
        <>
          <TextArea
            label={announcementsWords.text}
            name="text_en"
            rows={3}
            maxLength={longest}
            defaultValue={texts['en'] ?? ''}
            error={errors['texts']}
          />
          <details>
            <summary>{announcementsWords.others}</summary>
            <p className={styles['note']}>{announcementsWords.othersHelp}</p>
            {others.map((language) => (
              <TextArea
                key={language}
                label={nameOfLanguage(language)}
                name={`text_${language}`}
                rows={2}
                maxLength={longest}
                defaultValue={texts[language] ?? ''}
              />
            ))}
          </details>
          <SelectField
            label={announcementsWords.audience}
            name="audience"
            defaultValue={announcement?.audience ?? 'everybody'}
            choices={announcementAudiences.map((each) => [each, announcementsWords[each]])}
            error={errors['audience']}
          />
          <TextField
            label={announcementsWords.link}
            help={announcementsWords.linkHelp}
            name="link"
            defaultValue={announcement?.link ?? ''}
            autoComplete="off"
            error={errors['link']}
          />
          <TextField
            label={announcementsWords.from}
            name="starts_at"
            type="datetime-local"
            defaultValue={fieldOf(startsAt)}
            error={errors['starts_at']}
          />
          <TextField
            label={announcementsWords.until}
            name="ends_at"
            type="datetime-local"
            defaultValue={fieldOf(endsAt)}
            error={errors['ends_at']}
          />
          <Checkbox
            label={announcementsWords.dismissible}
            name="is_dismissible"
            defaultChecked={announcement?.is_dismissible ?? true}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
