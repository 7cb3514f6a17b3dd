import { useId } from 'react'
import { developerWords } from './developers.words.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './code-example.module.css'

/** In which of two ways all examples of the page are shown. */
export type Form = 'shell' | 'script'

interface CodeExampleProps {
  /** What it is an example of. */
  readonly heading: string
  readonly example: { readonly shell: string; readonly script: string }
  readonly form: Form
  readonly onChoose: (form: Form) => void
}

const formNames = {
  shell: () => developerWords.curl,
  script: () => developerWords.fetch,
} as const satisfies Record<Form, () => string>
const forms = ['shell', 'script'] as const satisfies readonly Form[]

/** An example in two ways, of which one is shown. The choice works without scripts, too. */
export function CodeExample({ heading, example, form, onChoose }: CodeExampleProps) {
  const id = useId()
  return (
    <div className={styles['example']}>
      <div className={styles['bar']}>
        <fieldset className={styles['forms']}>
          <legend className="visually-hidden">{developerWords.example({ heading })}</legend>
          {forms.map((each) => (
            <label key={each} className={styles['form']}>
              <input type="radio" name={id} value={each} checked={each === form} onChange={() => onChoose(each)} />
              <span>{formNames[each]()}</span>
            </label>
          ))}
        </fieldset>
        <CopyButton heading={heading} text={example[form]} />
      </div>
      {forms.map((each) => (
        <Code key={each} form={each} text={example[each]} />
      ))}
    </div>
  )
}

interface CodeBlockProps {
  readonly heading: string
  /** In which language it is, or where it goes. */
  readonly label: string
  readonly text: string
}

/** Code that there is one form of. */
export function CodeBlock({ heading, label, text }: CodeBlockProps) {
  return (
    <div className={styles['example']}>
      <div className={styles['bar']}>
        <span className={styles['label']}>{label}</span>
        <CopyButton heading={`${heading}, ${label}`} text={text} />
      </div>
      <Code text={text} />
    </div>
  )
}

const isComment = (line: string) => /^\s*(#|\/\/)/.test(line)

function Code({ form, text }: { readonly form?: Form; readonly text: string }) {
  return (
    <pre className={styles['code']} data-form={form}>
      <code>
        {text.split('\n').map((line, at) => (
          // Lines of an example never change their places.
          <span key={at} className={isComment(line) ? styles['comment'] : undefined}>
            {line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  )
}
