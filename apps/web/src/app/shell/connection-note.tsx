import { CloudOff, WifiOff } from 'lucide-react'
import { useConnection } from '../../api/connection.ts'
import styles from './connection-note.module.css'

/** Says that the server is out of reach, and why as far as one knows. What was on the screen stays, and goes on by itself. */
export function ConnectionNote() {
  const connection = useConnection()
  return (
    <div className={styles['place']} role="status">
      {connection === 'offline' && (
        <p className={styles['note']}>
          <WifiOff size={20} aria-hidden="true" />
          You’re offline. We’ll go on as soon as you’re back.
        </p>
      )}
      {connection === 'unreachable' && (
        <p className={styles['note']}>
          <CloudOff size={20} aria-hidden="true" />
          Pinfold can’t be reached right now. We keep trying.
        </p>
      )}
    </div>
  )
}
