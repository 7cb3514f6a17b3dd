import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { NewsList } from './list/news-list.tsx'
import styles from './notifications-screen.module.css'
import type { NewsPage } from './list/use-news.ts'
import { newsBellWords } from './news-bell.words.ts'

/** DI-07: what others did that the member may want to know. */
export function NotificationsScreen({ first }: { readonly first: NewsPage }) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{newsBellWords.notifications}</h1>
        <Link
          className={styles['settings'] ?? ''}
          to={links.notificationSettings()}
          aria-label={newsBellWords.settings}
        >
          <Settings size={24} aria-hidden="true" />
        </Link>
      </header>
      <NewsList first={first} headingLevel={2} />
    </div>
  )
}
