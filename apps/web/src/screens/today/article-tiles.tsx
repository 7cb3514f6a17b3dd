import type { ArticleCard } from '@pinfold/contract'
import { Link } from 'react-router'
import styles from './article-tiles.module.css'

interface ArticleTilesProps {
  readonly articles: readonly ArticleCard[]
  /** The first one stands out. */
  readonly isLead?: boolean
}

/** So many pictures stand in the first window of ordinary screens. */
const AT_ONCE = 5

/** Articles as pictures with what they are about. */
export function ArticleTiles({ articles, isLead = false }: ArticleTilesProps) {
  return (
    <ul className={isLead ? `${styles['tiles']} ${styles['isLead']}` : styles['tiles']}>
      {articles.map((article, at) => (
        <li key={article.id} className={styles['item']}>
          <Tile article={article} isLazy={at >= AT_ONCE} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ article: { url, title, summary, cover }, isLazy }: { article: ArticleCard; isLazy: boolean }) {
  return (
    <Link
      className={cover === null ? `${styles['tile']} ${styles['isBare']}` : styles['tile']}
      to={url}
      style={cover?.dominant_color ? { background: cover.dominant_color } : undefined}
    >
      {cover && (
        <img
          className={styles['picture']}
          src={cover.images['474x'].url}
          srcSet={`${cover.images['474x'].url} ${cover.images['474x'].width}w, ${cover.images['736x'].url} ${cover.images['736x'].width}w`}
          sizes="(width < 576px) 100vw, (width < 1024px) 50vw, 420px"
          width={cover.images['474x'].width}
          height={cover.images['474x'].height}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          alt=""
        />
      )}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {summary !== '' && <span className={styles['summary']}>{summary}</span>}
      </span>
    </Link>
  )
}
