import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './previous-page-link.module.css'
import { usePreviousPage } from './use-previous-page.ts'
import { actionWords } from '../../ui/action.words.ts'

/** PS-20: back to the page shown before, where the browser's own history has none, as after a new tab was opened. */
export function PreviousPageLink() {
  const previous = usePreviousPage()
  if (!previous) return null
  return (
    <Link
      className={styles['back'] ?? ''}
      to={previous.path}
      aria-label={actionWords.back}
      title={previous.description}
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </Link>
  )
}
