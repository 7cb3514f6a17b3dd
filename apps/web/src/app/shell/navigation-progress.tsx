import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'
import { shellWords } from './shell.words.ts'

/** A thin bar for navigations that take longer than 300 ms. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return <div className={styles['bar']} role="progressbar" aria-label={shellWords.loadingPage} />
}
