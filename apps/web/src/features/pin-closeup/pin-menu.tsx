import type { Pin } from '@pinfold/contract'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { usePinChoices } from '../../entities/pin/actions/use-pin-choices.tsx'
import { actionWords } from '../../ui/action.words.ts'

/** What else can be done with a pin, on its page. */
export function PinMenu({ pin }: { readonly pin: Pin }) {
  const place = useRef<HTMLSpanElement>(null)
  const trigger = () => place.current?.querySelector<HTMLElement>('button') ?? null
  const groups = usePinChoices({ pin, hasShare: false, trigger })
  return (
    <span ref={place}>
      <Menu label={actionWords.more} icon={<Ellipsis size={24} />} groups={groups} />
    </span>
  )
}
