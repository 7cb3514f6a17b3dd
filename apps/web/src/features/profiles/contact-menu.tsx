import type { User } from '@pinfold/contract'
import { Contact, Mail, MapPin, Phone } from 'lucide-react'
import { Menu, type MenuChoice } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type ContactWay, contactWays } from './contact-choices.ts'

const icons = { email: <Mail size={20} />, call: <Phone size={20} />, address: <MapPin size={20} /> } as const

async function take(way: ContactWay) {
  if (way.kind !== 'address') return location.assign(way.address)
  try {
    await navigator.clipboard.writeText(way.text)
    showToast({ text: 'Address copied' })
  } catch {
    showToast({ text: way.text })
  }
}

/** PS-20: how a partner wants to be reached; not there where they do not. */
export function ContactMenu({ user }: { readonly user: User }) {
  const choices: MenuChoice[] = contactWays(user.partner).map((way) => ({
    id: way.kind,
    label: way.text,
    icon: icons[way.kind],
    onChoose: () => void take(way),
  }))
  if (choices.length === 0) return null
  return (
    <Menu
      label="Contact"
      icon={<Contact size={24} aria-hidden="true" />}
      kind="filled"
      groups={[{ id: 'ways', choices }]}
    />
  )
}
