import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './page-pictures.module.css'

const heights = [220, 160, 190, 140, 200, 170]

/** Stands while the server looks at the page. */
export function PicturesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['chooser']}>
      <p role="status" className={styles['looking']}>
        {label}
      </p>
      <div className={styles['waiting']}>
        {heights.map((blockSize) => (
          <Skeleton key={blockSize} style={{ inlineSize: '100%', blockSize }} />
        ))}
      </div>
    </div>
  )
}
