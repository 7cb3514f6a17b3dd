import { limits, type Pin } from '@pinfold/contract'
import { languages } from '@pinfold/words'
import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import styles from '../../ui/field.module.css'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import form from './captions-field.module.css'
import { captionsFieldWords } from './captions-field.words.ts'

/** Captions that are to change, by language; empty for those that go. */
export type CaptionChanges = Readonly<Record<string, string>>

interface CaptionsFieldProps {
  readonly pin: Pick<Pin, 'videos'>
  readonly changes: CaptionChanges
  readonly onChange: (changes: CaptionChanges) => void
  readonly error?: string | undefined
}

/** The captions of a video, a file for each language. */
export function CaptionsField({ pin, changes, onChange, error }: CaptionsFieldProps) {
  const id = useId()
  const locale = useLocale()
  const chooser = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<string>(locale.split('-')[0] ?? 'en')
  const [problem, setProblem] = useState<string>()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const [video] = Object.values(pin.videos?.video_list ?? {})
  const before = Object.keys(video?.captions_urls ?? {})
  const shown = [...new Set([...before, ...Object.keys(changes)])].filter((each) => changes[each] !== '')
  const size = formatMegabytes(limits.video.longestCaptions, locale)
  const add = async (file: File | undefined) => {
    if (!file) return
    const isLarge = file.size > limits.video.longestCaptions
    setProblem(isLarge ? captionsFieldWords.tooLarge({ size }) : undefined)
    if (!isLarge) onChange({ ...changes, [language]: await file.text() })
  }
  const told = problem ?? error
  return (
    <fieldset className={form['captions']}>
      <legend className={form['legend']}>{captionsFieldWords.heading}</legend>
      <ul className={form['list']}>
        {shown.map((each) => (
          <li key={each} className={form['row']}>
            <span>{names.of(each) ?? each}</span>
            <IconButton
              label={captionsFieldWords.remove({ language: names.of(each) ?? each })}
              icon={<X size={20} />}
              onClick={() => onChange({ ...changes, [each]: '' })}
            />
          </li>
        ))}
      </ul>
      <FieldFrame id={id} label={captionsFieldWords.language} help={captionsFieldWords.help({ size })} error={told}>
        <select
          {...describedBy(id, captionsFieldWords.help({ size }), told)}
          id={id}
          className={styles['control']}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {names.of(each) ?? each}
            </option>
          ))}
        </select>
      </FieldFrame>
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        accept=".vtt,.srt,text/vtt"
        tabIndex={-1}
        aria-label={captionsFieldWords.add}
        onChange={(event) => {
          void add(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button icon={<Plus size={20} />} onClick={() => chooser.current?.click()}>
        {captionsFieldWords.add}
      </Button>
    </fieldset>
  )
}
