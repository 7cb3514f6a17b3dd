import type { ReactNode } from 'react'
import styles from './visual-search-page.module.css'

interface VisualSearchPageProps {
  readonly heading: string
  readonly help: string
  /** The picture with its frame, or what chooses one. */
  readonly picture: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A picture beside what was found by it; on narrow windows above it. */
export function VisualSearchPage({ heading, help, picture, tools, children }: VisualSearchPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['side']}>
        <div className={styles['bar']}>
          <h1 className={styles['heading']}>{heading}</h1>
          {tools}
        </div>
        <div className={styles['picture']}>{picture}</div>
        <p className={styles['help']}>{help}</p>
      </div>
      <div className={styles['found']}>{children}</div>
    </div>
  )
}
