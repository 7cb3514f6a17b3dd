import type { User } from '@pinfold/contract'
import { Contact, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { useRef } from 'react'
import { copyAddress } from '../../../ui/copy-address.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuChoice } from '../../../ui/menu-choices.ts'
import { useCanMessage } from '../../../entities/conversation/message-button.tsx'
import { toggleMessageFlyout } from '../../../entities/conversation/message-flyout-store.ts'
import { type ContactWay, contactWays } from './contact-choices.ts'
import styles from './profile-actions.module.css'
import { messageButtonWords } from '../../../entities/conversation/message-button.words.ts'
import { profileWords } from '../profile.words.ts'

const icons = { email: <Mail size={20} />, call: <Phone size={20} />, address: <MapPin size={20} /> } as const
const icon = <Contact size={24} aria-hidden="true" />

const take = (way: ContactWay) =>
  way.kind === 'address' ? void copyAddress(way.text, way.text) : location.assign(way.address)

/** PS-20, ST-07: how a partner wants to be reached; a message alone is begun at once. Not there where they do not. */
export function ContactMenu({ user }: { readonly user: User }) {
  const place = useRef<HTMLSpanElement>(null)
  const canMessage = useCanMessage(user) && user.is_partner
  const ways: MenuChoice[] = contactWays(user.partner).map((way) => ({
    id: way.kind,
    label: way.text,
    icon: icons[way.kind],
    onChoose: () => take(way),
  }))
  const write = () => toggleMessageFlyout({ to: user, trigger: place.current?.querySelector('button') ?? null })
  const message = {
    id: 'message',
    label: messageButtonWords.message,
    icon: <MessageCircle size={20} />,
    onChoose: write,
  }
  if (ways.length === 0 && !canMessage) return null
  return (
    <span ref={place} className={styles['contact']}>
      {ways.length === 0 ? (
        <IconButton label={profileWords.contact} icon={icon} kind="filled" aria-haspopup="dialog" onClick={write} />
      ) : (
        <Menu
          label={profileWords.contact}
          icon={icon}
          kind="filled"
          groups={[{ id: 'ways', choices: canMessage ? [message, ...ways] : ways }]}
        />
      )}
    </span>
  )
}
