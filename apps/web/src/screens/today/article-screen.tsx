import { type Article, todayArticleBoardsResource, todayArticlePinsResource } from '@pinfold/contract'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { ArticleBlocks } from '../../entities/article/article-blocks.tsx'
import { BoardGrid } from '../../entities/board/card/board-grid.tsx'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './article-screen.module.css'
import { ListMore } from './list-more.late.ts'
import { todayWords } from './today.words.ts'

interface ArticleScreenProps {
  readonly article: Article
  readonly pins: Answer<typeof todayArticlePinsResource.get>
  readonly boards: Answer<typeof todayArticleBoardsResource.get>
}

/** DS-16: an article with its wall. */
export function ArticleScreen({ article, pins, boards }: ArticleScreenProps) {
  const locale = useLocale()
  const published = new Date(article.published_at)
  const { cover } = article
  return (
    <div className={styles['page']}>
      <article className={styles['article']}>
        <header className={styles['head']}>
          <Link className={styles['all']} to={links.todayArticles()}>
            {todayWords.all}
          </Link>
          <h1 className={styles['title']}>{article.title}</h1>
          {article.summary !== '' && <p className={styles['summary']}>{article.summary}</p>}
          <time className={styles['date']} dateTime={published.toISOString()} suppressHydrationWarning>
            {published.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </header>
        {cover && (
          <img
            className={styles['cover']}
            src={cover.images['736x'].url}
            srcSet={`${cover.images['736x'].url} ${cover.images['736x'].width}w, ${cover.images['1200x'].url} ${cover.images['1200x'].width}w`}
            sizes="(width < 768px) 100vw, 720px"
            width={cover.images['736x'].width}
            height={cover.images['736x'].height}
            style={cover.dominant_color ? { background: cover.dominant_color } : undefined}
            fetchPriority="high"
            alt={cover.alt_text}
          />
        )}
        <ArticleBlocks blocks={article.blocks} />
      </article>
      {article.wall === 'pins' ? (
        <PinsOf article={article} first={pins} />
      ) : (
        <BoardsOf article={article} first={boards} />
      )}
    </div>
  )
}

interface WallProps<List> {
  readonly article: Article
  readonly first: List
}

function PinsOf({ article, first }: WallProps<ArticleScreenProps['pins']>) {
  const { rows, ...more } = usePages(todayArticlePinsResource.get, { article_id: article.id }, first)
  if (rows.length === 0) return <Gone />
  return <PinWall pins={rows} label={todayWords.pins({ title: article.title })} showsPinner more={more} isBelowFold />
}

function BoardsOf({ article, first }: WallProps<ArticleScreenProps['boards']>) {
  const { rows, ...more } = usePages(todayArticleBoardsResource.get, { article_id: article.id }, first)
  if (rows.length === 0) return <Gone />
  return (
    <section className={styles['boards']} aria-label={todayWords.boards({ title: article.title })}>
      <BoardGrid boards={rows} />
      {more.hasMore && (
        <Suspense fallback={null}>
          <ListMore more={more} label={todayWords.moreBoards} />
        </Suspense>
      )}
    </section>
  )
}

const Gone = () => (
  <EmptyState
    drawing="pins"
    heading={todayWords.goneHeading}
    action={<LinkButton to={links.ideas()}>{todayWords.explore}</LinkButton>}
  >
    {todayWords.goneHelp}
  </EmptyState>
)
