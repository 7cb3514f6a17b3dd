import styles from './access.module.css'

interface AccessEmptyProps {
  readonly heading: string
  readonly text: string
}

/** What stands where nobody and nothing is listed: two who do not meet yet. */
export function AccessEmpty({ heading, text }: AccessEmptyProps) {
  return (
    <div className={styles['empty']}>
      <svg className={styles['drawing']} viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
        <circle className={styles['one']} cx="24" cy="24" r="20" />
        <circle className={styles['other']} cx="72" cy="24" r="20" />
      </svg>
      <h3 className={styles['emptyHeading']}>{heading}</h3>
      <p className={styles['emptyText']}>{text}</p>
    </div>
  )
}
