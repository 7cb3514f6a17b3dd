import type { ReactNode } from 'react'
import { useLocale } from '../../api/viewer.ts'
import styles from './site-page.module.css'
import { Rich } from '../../ui/rich.tsx'
import { sitePageWords } from './site-page.words.ts'

interface SitePageProps {
  readonly heading: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the site's own: a heading, and words to read. */
export function SitePage({ heading, lead, children }: SitePageProps) {
  return (
    <article className={styles['page']}>
      <h1 className={styles['heading']}>{heading}</h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      <div className={styles['words']}>{children}</div>
    </article>
  )
}

interface OperatorWordsProps {
  /** As the server made it of the operator's Markdown: it runs nothing. */
  readonly html: string
  readonly updatedAt: string | null
}

/** What whoever runs the site wrote. */
export function OperatorWords({ html, updatedAt }: OperatorWordsProps) {
  const locale = useLocale()
  const dateOf = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
  const time = (text: string) => <time dateTime={updatedAt ?? undefined}>{text}</time>
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {updatedAt !== null && (
        <p className={styles['date']}>
          <Rich parts={sitePageWords.changed({ date: dateOf(updatedAt), time })} />
        </p>
      )}
    </>
  )
}
