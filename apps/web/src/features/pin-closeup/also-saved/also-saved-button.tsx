import type { Pin } from '@pinfold/contract'
import { ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import { closeupWords } from '../closeup.words.ts'
import styles from './also-saved-button.module.css'

const AlsoSavedDialog = lazy(() =>
  loadPart(() => import('./also-saved-dialog.tsx')).then((module) => ({ default: module.AlsoSavedDialog })),
)

/** DS-13: opens the boards that a pin’s picture was also saved to. Nothing is asked before that. */
export function AlsoSavedButton({ pin }: { readonly pin: Pick<Pin, 'id'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {closeupWords.alsoSavedTo}
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AlsoSavedDialog pinId={pin.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
