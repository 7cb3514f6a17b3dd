import type { Pin } from '@pinfold/contract'
import { Share2 } from 'lucide-react'
import { links } from '../../api/links.ts'
import { Menu } from '../../ui/menu.tsx'
import { useShareChoices } from '../../ui/use-share-choices.tsx'

/** Copies a pin's address, or hands it to the system's share sheet. */
export function ShareMenu({ pin }: { readonly pin: Pin }) {
  const choices = useShareChoices({ title: pin.title, path: links.pin(pin.id) })
  return <Menu label="Share" icon={<Share2 size={24} />} groups={[{ id: 'share', choices }]} />
}
