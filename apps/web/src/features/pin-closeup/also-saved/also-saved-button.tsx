import type { PinId } from '@pinfold/contract'
import { ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import { closeupWords } from '../closeup.words.ts'
import styles from '../closeup-words.module.css'

const AlsoSavedDialog = lazy(() =>
  loadPart(() => import('./also-saved-dialog.tsx')).then((module) => ({ default: module.AlsoSavedDialog })),
)

/** Opens the boards that a pin’s picture was also saved to. Nothing is asked before that. */
export function AlsoSavedButton({ pinId }: { readonly pinId: PinId }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles['alsoSaved']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {closeupWords.alsoSavedTo}
        <ChevronRight />
      </button>
      {isOpen && (
        <Suspense>
          <AlsoSavedDialog pinId={pinId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
