import { limits } from '@pinfold/contract'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { useLateNaming } from '../../member/mentions/use-late-naming.tsx'
import styles from './pin-form.module.css'
import { pinFieldWords } from './pin-fields.words.ts'

interface PinFieldsProps {
  readonly values?: { title: string; description: string; link: string | null; alt_text: string | null }
  readonly errors: Readonly<Record<string, string>>
  /** Stands before the fields' names where several pins share a form. */
  readonly prefix?: string
  /** Said beside the alternative text: how long it is. */
  readonly altTextNote?: string
}

export const pinFieldNames = ['title', 'description', 'link', 'alt_text', 'board_id'] as const

/** Adds the scheme people leave out; the server takes whole web addresses only. */
export function wholeAddress(link: string): string {
  const written = link.trim()
  return written === '' || /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`
}

/** The words of a pin: the same when it is made and when it is edited. */
export function PinFields({ values, errors, prefix = '', altTextNote }: PinFieldsProps) {
  const naming = useLateNaming('below')
  return (
    <>
      <TextField
        label={pinFieldWords.title}
        name={`${prefix}title`}
        defaultValue={values?.title}
        maxLength={limits.pinTitle.longest}
        autoComplete="off"
        error={errors['title']}
      />
      <div className={styles['description']}>
        <TextArea
          {...naming.fieldProps}
          label={pinFieldWords.description}
          name={`${prefix}description`}
          defaultValue={values?.description}
          maxLength={limits.pinDescription.longest}
          rows={3}
          error={errors['description']}
          onKeyDown={naming.takeKey}
        />
        {naming.list}
      </div>
      <TextField
        label={pinFieldWords.link}
        name={`${prefix}link`}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values?.link ?? ''}
        maxLength={limits.pinLink.longest}
        help={pinFieldWords.linkHelp}
        error={errors['link']}
      />
      <TextField
        label={pinFieldWords.altText}
        name={`${prefix}alt_text`}
        autoComplete="off"
        defaultValue={values?.alt_text ?? ''}
        maxLength={limits.pinAltText.longest}
        help={
          altTextNote === undefined ? (
            pinFieldWords.altTextHelp
          ) : (
            <>
              {pinFieldWords.altTextHelp} · {altTextNote}
            </>
          )
        }
        error={errors['alt_text']}
      />
    </>
  )
}
