import { NavLink } from 'react-router'
import { links } from '../../api/links.ts'
import styles from './news-bell.module.css'
import { useBell } from './use-bell.tsx'

/** On phones the bell leads to the page. */
export function NewsLink() {
  const { icon, label } = useBell()
  return (
    <NavLink className={styles['link'] ?? ''} data-anchor="news_bell" to={links.notifications()} aria-label={label}>
      {icon}
    </NavLink>
  )
}
