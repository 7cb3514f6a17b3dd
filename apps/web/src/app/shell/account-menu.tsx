import { userSessionResource } from '@pinfold/contract'
import { LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, type MenuGroup } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { Theme } from '../server-border.ts'
import { useTheme } from './theme.tsx'

interface AccountMenuProps {
  readonly member: { username: string; fullName: string; pictureUrl: string | null }
  /** Where the picture already stands beside it. */
  readonly showsGear?: boolean
}

async function logOut() {
  try {
    await call(userSessionResource.delete, {})
    // A whole new page: nothing of the member may stay in memory.
    location.assign(links.home())
  } catch (error) {
    showToast({ text: messageOf(error) })
  }
}

const themes = [
  ['system', 'As on this device', <Monitor key="system" size={20} />],
  ['light', 'Light', <Sun key="light" size={20} />],
  ['dark', 'Dark', <Moon key="dark" size={20} />],
] as const satisfies readonly (readonly [Theme, string, unknown])[]

export function AccountMenu({ member, showsGear = false }: AccountMenuProps) {
  const [theme, setTheme] = useTheme()
  const groups: MenuGroup[] = [
    {
      id: 'account',
      heading: member.fullName,
      choices: [
        { id: 'profile', label: 'Your profile', icon: <UserRound size={20} />, href: links.profile(member.username) },
        { id: 'settings', label: 'Account settings', icon: <Settings size={20} />, href: links.accountSettings() },
      ],
    },
    {
      id: 'theme',
      heading: 'Theme',
      choices: themes.map(([id, label, icon]) => ({
        id,
        label,
        icon,
        isChosen: theme === id,
        onChoose: () => setTheme(id),
      })),
    },
    {
      id: 'leave',
      choices: [{ id: 'log-out', label: 'Log out', icon: <LogOut size={20} />, onChoose: () => void logOut() }],
    },
  ]
  const icon = showsGear ? (
    <Settings size={24} />
  ) : (
    <Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={32} />
  )
  return <Menu label="Your account" icon={icon} groups={groups} />
}
