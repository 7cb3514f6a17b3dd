import { type Board, boardPrivacies } from '@pinfold/contract'
import { FieldError } from '../../ui/field.tsx'
import styles from '../../entities/board/making/board-forms.module.css'
import { boardEditingWords } from './board-editing.words.ts'

interface PrivacyFieldProps extends Pick<Board, 'privacy'> {
  readonly error: string | undefined
}

/** Who can see a board. */
export function PrivacyField({ privacy: chosen, error }: PrivacyFieldProps) {
  return (
    <fieldset className={styles['privacy']}>
      <legend>{boardEditingWords.whoSees}</legend>
      {boardPrivacies.map((privacy) => (
        <label key={privacy} className={styles['choice']}>
          <input type="radio" name="privacy" value={privacy} defaultChecked={chosen === privacy} />
          <span>{boardEditingWords[privacy]}</span>
          <small>{boardEditingWords[`${privacy}Help`]}</small>
        </label>
      ))}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
