import type { Pin } from '@pinfold/contract'
import { Share2 } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import { useShareChoices } from './saving/use-share-choices.tsx'

/** Copies a pin's address, or hands it to the system's share sheet. */
export function ShareMenu({ pin }: { readonly pin: Pin }) {
  const choices = useShareChoices(pin)
  return <Menu label="Share" icon={<Share2 size={24} />} groups={[{ id: 'share', choices }]} />
}
