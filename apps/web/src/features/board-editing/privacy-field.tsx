import { type Board, boardPrivacies } from '@pinfold/contract'
import { FieldError } from '../../ui/field.tsx'
import styles from '../../entities/board/making/board-forms.module.css'

const words = {
  public: ['Public', 'Everyone can see it.'],
  protected: ['Protected', 'Only people with the link can see it.'],
  secret: ['Secret', 'Only you and collaborators can see it.'],
} as const satisfies Record<(typeof boardPrivacies)[number], readonly [string, string]>

interface PrivacyFieldProps extends Pick<Board, 'privacy'> {
  readonly error: string | undefined
}

/** Who can see a board. */
export function PrivacyField({ privacy: chosen, error }: PrivacyFieldProps) {
  return (
    <fieldset className={styles['privacy']}>
      <legend>Who can see it</legend>
      {boardPrivacies.map((privacy) => (
        <label key={privacy} className={styles['choice']}>
          <input type="radio" name="privacy" value={privacy} defaultChecked={chosen === privacy} />
          <span>{words[privacy][0]}</span>
          <small>{words[privacy][1]}</small>
        </label>
      ))}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
