import styles from './loading-overlay.module.css'

/** PS-20: covers the page while something happens that nothing may disturb. */
export function LoadingOverlay({ label }: { readonly label: string }) {
  return (
    <div className={styles['overlay']} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <p className={styles['label']}>{label}</p>
    </div>
  )
}
