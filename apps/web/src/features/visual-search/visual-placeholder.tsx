import { actionWords } from '../../ui/action.words.ts'
import { MasonrySkeleton } from '../../ui/masonry/masonry-skeleton.tsx'

/** Keeps the place of what is looked for the first time. */
export const VisualPlaceholder = () => (
  <div role="status" aria-label={actionWords.loading}>
    <MasonrySkeleton />
  </div>
)
