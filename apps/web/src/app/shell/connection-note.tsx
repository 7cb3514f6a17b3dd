import { CloudOff, WifiOff } from 'lucide-react'
import { useConnection } from '../../api/connection.ts'
import styles from './connection-note.module.css'
import { shellWords } from './shell.words.ts'

/** Says that the server is out of reach, and why as far as one knows. What was on the screen stays, and goes on by itself. */
export function ConnectionNote() {
  const connection = useConnection()
  return (
    <div className={styles['place']} role="status">
      {connection === 'offline' && (
        <p className={styles['note']}>
          <WifiOff size={20} aria-hidden="true" />
          {shellWords.offline}
        </p>
      )}
      {connection === 'unreachable' && (
        <p className={styles['note']}>
          <CloudOff size={20} aria-hidden="true" />
          {shellWords.unreachable}
        </p>
      )}
    </div>
  )
}
