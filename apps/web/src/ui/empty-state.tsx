import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly drawing: 'pins' | 'boards' | 'messages' | 'lost' | 'broken'
  readonly heading: string
  readonly children?: ReactNode
  /** One thing to do. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2
}

/** A drawing of simple shapes, one sentence, one action. */
export function EmptyState({ drawing, heading, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className={styles['empty']}>
      <svg className={styles['drawing']} viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <Heading className={styles['heading']}>{heading}</Heading>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {action}
    </div>
  )
}

const drawings = {
  pins: (
    <>
      <rect className={styles['soft']} x="14" y="22" width="38" height="56" rx="8" />
      <rect className={styles['warm']} x="61" y="10" width="38" height="76" rx="8" />
      <rect className={styles['soft']} x="108" y="34" width="38" height="46" rx="8" />
      <circle className={styles['accent']} cx="80" cy="36" r="9" />
      <path className={styles['line']} d="M64 78 L76 60 L84 70 L90 63 L97 78" />
    </>
  ),
  boards: (
    <>
      <rect className={styles['soft']} x="22" y="18" width="72" height="76" rx="10" />
      <rect className={styles['warm']} x="98" y="18" width="40" height="37" rx="10" />
      <rect className={styles['accent']} x="98" y="58" width="40" height="36" rx="10" />
      <circle className={styles['paper']} cx="58" cy="48" r="12" />
    </>
  ),
  messages: (
    <>
      <path
        className={styles['soft']}
        d="M30 16h62a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H52L36 82V68h-6a12 12 0 0 1-12-12V28a12 12 0 0 1 12-12z"
      />
      <path
        className={styles['warm']}
        d="M78 42h54a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12h-4v14l-16-14H78a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12z"
      />
      <circle className={styles['accent']} cx="88" cy="66" r="5" />
      <circle className={styles['accent']} cx="105" cy="66" r="5" />
      <circle className={styles['accent']} cx="122" cy="66" r="5" />
    </>
  ),
  lost: (
    <>
      <rect className={styles['soft']} x="34" y="12" width="66" height="88" rx="10" transform="rotate(-7 67 56)" />
      <rect className={styles['warm']} x="62" y="16" width="66" height="88" rx="10" transform="rotate(6 95 60)" />
      <path className={styles['line']} d="M84 50c0-8 6-12 12-12s12 4 12 11c0 8-11 9-11 17" />
      <circle className={styles['accent']} cx="96" cy="78" r="4" />
    </>
  ),
  broken: (
    <>
      <path className={styles['soft']} d="M30 24a10 10 0 0 1 10-10h36l-10 22 14 18-12 42H40a10 10 0 0 1-10-10z" />
      <path className={styles['warm']} d="M92 18h28a10 10 0 0 1 10 10v60a10 10 0 0 1-10 10H84l12-42-14-18z" />
      <circle className={styles['accent']} cx="110" cy="40" r="7" />
    </>
  ),
} as const
