import type { ProductTag } from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../../ui/load-part.ts'

const ProductDots = lazy(() =>
  loadPart(() => import('./product-dots.tsx')).then((module) => ({ default: module.ProductDots })),
)

/** Dots for products, which come after the picture they stand on. */
export const LateProductDots = ({ tags }: { readonly tags: readonly ProductTag[] }) =>
  tags.length > 0 && (
    <Suspense fallback={null}>
      <ProductDots tags={tags} />
    </Suspense>
  )
