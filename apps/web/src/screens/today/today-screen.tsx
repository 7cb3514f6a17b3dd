import { todayArticlesResource } from '@pinfold/contract'
import { Suspense } from 'react'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArticleTiles } from './article-tiles.tsx'
import styles from './today-screen.module.css'
import { ListMore } from './list-more.late.ts'
import { todayWords } from './today.words.ts'

/** DS-16: all articles, newest first. */
export function TodayScreen({ articles }: { readonly articles: Answer<typeof todayArticlesResource.get> }) {
  const { rows, ...more } = usePages(todayArticlesResource.get, {}, articles)
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{todayWords.heading}</h1>
      {rows.length === 0 ? (
        <EmptyState
          drawing="pins"
          heading={todayWords.emptyHeading}
          action={<LinkButton to={links.ideas()}>{todayWords.explore}</LinkButton>}
        >
          {todayWords.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <p className={styles['lead']}>{todayWords.lead}</p>
          <ArticleTiles articles={rows} />
        </>
      )}
      {more.hasMore && (
        <Suspense fallback={null}>
          <ListMore more={more} label={todayWords.more} />
        </Suspense>
      )}
    </div>
  )
}
