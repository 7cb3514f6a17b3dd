import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** Stands where something is about to be, with its final size. */
export function Skeleton({ style }: { readonly style: CSSProperties }) {
  return <span className={styles['skeleton']} style={style} aria-hidden="true" />
}
