import { lazy, Suspense } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import type { ProductTagsFieldProps } from './product-tags-field.tsx'
import styles from './product-tags-field.module.css'
import { productTagsFieldWords } from './product-tags-field.words.ts'

const ProductTagsField = lazy(() =>
  loadPart(() => import('./product-tags-field.tsx')).then((module) => ({ default: module.ProductTagsField })),
)

interface ProductTagsProps extends ProductTagsFieldProps {
  /** There is a picture to put products on. */
  readonly isReady: boolean
}

/** The field for products on a picture. Its heading stands there before, so that nothing below it moves as it comes. */
export function ProductTags({ isReady, ...field }: ProductTagsProps) {
  const heading = (
    <details inert className={styles['coming']}>
      <summary className={styles['summary']}>{field.heading ?? productTagsFieldWords.heading}</summary>
    </details>
  )
  if (!isReady) return heading
  return (
    <Suspense fallback={heading}>
      <ProductTagsField {...field} />
    </Suspense>
  )
}
