import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import styles from './board-picker.module.css'
import { actionWords } from '../../../ui/action.words.ts'

interface ReadFailedProps {
  readonly error: Error
  readonly retry: () => unknown
}

/** In place of a list that could not be read. */
export function ReadFailed({ error, retry }: ReadFailedProps) {
  return (
    <div className={styles['failed']} role="alert">
      <FieldError>{messageOf(error)}</FieldError>
      <Button onClick={() => void retry()}>{actionWords.retry}</Button>
    </div>
  )
}
