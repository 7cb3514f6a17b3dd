import { lazy, Suspense } from 'react'
import { useExperiment } from '../../api/viewer.ts'
import PinCreationRoute from './pin-creation.tsx'
import { loadPart } from '../../ui/load-part.ts'

export { loader, meta } from './pin-creation.tsx'

const StoryBuilderRoute = lazy(() => loadPart(() => import('./story-builder.tsx')))

/** CR-04: one of the two addresses of the story pin builder; which one is in use, the experiment says. */
export default function PinCreationToolRoute() {
  if (useExperiment('story_pin_tool') !== 'enabled') return <PinCreationRoute />
  return (
    <Suspense fallback={null}>
      <StoryBuilderRoute />
    </Suspense>
  )
}
