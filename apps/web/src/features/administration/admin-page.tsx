import type { ReactNode } from 'react'
import styles from './admin-page.module.css'

interface AdminPageProps {
  readonly heading: string
  /** Stands beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One page of the area: its heading, and what it holds below. */
export function AdminPage({ heading, action, children }: AdminPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <h1 className={styles['heading']}>{heading}</h1>
        {action}
      </div>
      {children}
    </div>
  )
}

/** A part of a page with a heading of its own, which takes the focus from rows that go. */
export function AdminSection({ heading, children }: Pick<AdminPageProps, 'heading' | 'children'>) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['subheading']} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names with what they are. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt className={styles['factName']}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Short words on a ground, beside each other. */
export function Tags({ words }: { readonly words: readonly string[] }) {
  return (
    <span className={styles['tags']}>
      {words.map((word) => (
        <span key={word} className={styles['tag']}>
          {word}
        </span>
      ))}
    </span>
  )
}
