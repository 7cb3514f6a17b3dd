import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import type { NamingHandle } from './naming.tsx'

const Naming = lazy(() => loadPart(() => import('./naming.tsx')).then((module) => ({ default: module.Naming })))

/** Members who are offered after an `@` in a field, above or below it. What offers them loads once the field is used. */
export function useLateNaming(side: 'above' | 'below') {
  const field = useRef<HTMLTextAreaElement>(null)
  const naming = useRef<NamingHandle>(null)
  const [isUsed, setUsed] = useState(false)
  const look = () => naming.current?.look()
  return {
    /** Whether the key was for the list. */
    takeKey: (event: KeyboardEvent): boolean => naming.current?.takeKey(event) ?? false,
    stop: () => naming.current?.stop(),
    fieldProps: {
      ref: field,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      onFocus: () => setUsed(true),
      onInput: look,
      onSelect: look,
      onBlur: () => naming.current?.stop(),
    },
    list: isUsed && (
      <Suspense fallback={null}>
        <Naming ref={naming} field={field} side={side} />
      </Suspense>
    ),
  } as const
}
