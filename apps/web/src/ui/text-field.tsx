import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldFrame, describedBy } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { passwordFieldWords } from './password-field.words.ts'

interface Words {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/** One line of text. It holds its own value, so that what was typed before the script ran is kept. */
export function TextField({ label, help, error, ...rest }: Words & ComponentProps<'input'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input {...rest} {...describedBy(id, help, error)} id={id} className={styles['control']} />
    </FieldFrame>
  )
}

/** A password, with a button that shows it. */
export function PasswordField({ label, help, error, ...rest }: Words & ComponentProps<'input'>) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={styles['reveal']}>
        <input
          {...rest}
          {...describedBy(id, help, error)}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={styles['control']}
        />
        <IconButton
          label={isShown ? passwordFieldWords.hide : passwordFieldWords.show}
          icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}

/** From so many rows on it is for a long text. */
const LONG = 12

/** Several lines of text. */
export function TextArea({ label, help, error, ...rest }: Words & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <textarea
        {...rest}
        {...describedBy(id, help, error)}
        id={id}
        className={classNames(styles['control'], (rest.rows ?? 0) >= LONG && styles['long'])}
      />
    </FieldFrame>
  )
}
