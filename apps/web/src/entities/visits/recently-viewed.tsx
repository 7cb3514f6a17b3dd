import type { HistoryEntry } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { useDeviceHistory } from './device-history.ts'
import { LookedAtPicture } from './looked-at-picture.tsx'
import { recentlyViewedWords } from './recently-viewed.words.ts'
import styles from './recently-viewed.module.css'

const MOST = 12

/** DS-17: what was looked at last, for a day that has little else. `kept` is what the account remembers of it. */
export function RecentlyViewed({ kept }: { readonly kept: readonly HistoryEntry[] }) {
  const onDevice = useDeviceHistory(useMember()?.id ?? null)
  const entries = (kept.length > 0 ? kept.map(asLookedAt) : onDevice).slice(0, MOST)
  if (entries.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="recently-viewed">
      <header className={styles['head']}>
        <h2 id="recently-viewed">{recentlyViewedWords.heading}</h2>
        <Link className={styles['all']} to={links.history()}>
          {recentlyViewedWords.all}
        </Link>
      </header>
      <ul className={styles['entries']}>
        {entries.map(({ path, title, image }) => (
          <li key={path}>
            <Link className={styles['entry']} to={path}>
              <span className={styles['picture']}>
                <LookedAtPicture image={image} />
              </span>
              <span className={styles['title']}>{title === '' ? recentlyViewedWords.untitled : title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const asLookedAt = ({ url, title, image_url: image }: HistoryEntry) => ({ path: url, title, image })
