import { userSessionResource } from '@pinfold/contract'
import {
  CircleQuestionMark,
  Cookie,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import type { RefObject } from 'react'
import { call } from '../../api/client.ts'
import { openCookieSettings } from '../../api/consent.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useAccountChoices } from '../../features/account-switching/index.ts'
import { openAccountDialog } from '../../entities/viewer/accounts/account-dialog-store.ts'
import { noteCurrentAccount } from '../../entities/viewer/accounts/current-account.ts'
import { useBusinessChoices } from '../../features/partners/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MenuOverlay } from '../../ui/menu-overlay.tsx'
import type { MenuGroup } from '../../ui/menu-choices.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Theme } from '../../screens/loading/server-border.ts'
import styles from './account-menu.module.css'
import { useTheme } from './theme.tsx'
import { accountOverlayWords } from './account-overlay.words.ts'

interface AccountMenuOverlayProps {
  readonly member: { username: string; fullName: string; pictureUrl: string | null }
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

async function logOut() {
  try {
    await call(userSessionResource.delete, {})
    noteCurrentAccount(null)
    // A whole new page: nothing of the member may stay in memory.
    location.assign(links.home())
  } catch (error) {
    showToast({ text: messageOf(error) })
  }
}

const themes = [
  ['system', () => accountOverlayWords.themeOfDevice, <Monitor key="system" size={20} />],
  ['light', () => accountOverlayWords.themeLight, <Sun key="light" size={20} />],
  ['dark', () => accountOverlayWords.themeDark, <Moon key="dark" size={20} />],
] as const satisfies readonly (readonly [Theme, () => string, unknown])[]

/** Who is signed in, the other accounts, where their things are, the theme, and the way out. */
export function AccountMenuOverlay({ member, triggerRef, onClose }: AccountMenuOverlayProps) {
  const [theme, setTheme] = useTheme()
  const groups: MenuGroup[] = [
    ...useAccountChoices(),
    {
      id: 'account',
      choices: [
        {
          id: 'profile',
          label: accountOverlayWords.profile,
          icon: <UserRound size={20} />,
          href: links.profile(member.username),
        },
        { id: 'settings', label: accountOverlayWords.settings, icon: <Settings size={20} />, href: links.settings() },
        ...useBusinessChoices(),
        {
          id: 'add-account',
          label: accountOverlayWords.addAccount,
          icon: <UserRoundPlus size={20} />,
          onChoose: () => openAccountDialog({ kind: 'add' }),
        },
        { id: 'help', label: accountOverlayWords.help, icon: <CircleQuestionMark size={20} />, href: links.help() },
        { id: 'cookies', label: accountOverlayWords.cookies, icon: <Cookie size={20} />, onChoose: openCookieSettings },
      ],
    },
    {
      id: 'theme',
      heading: accountOverlayWords.theme,
      chosen: theme,
      choices: themes.map(([id, label, icon]) => ({ id, label: label(), icon, onChoose: () => setTheme(id) })),
    },
    {
      id: 'leave',
      choices: [
        { id: 'log-out', label: accountOverlayWords.logOut, icon: <LogOut size={20} />, onChoose: () => void logOut() },
      ],
    },
  ]
  return (
    <MenuOverlay
      label={accountOverlayWords.yourAccount}
      groups={groups}
      lead={<MemberCard {...member} />}
      triggerRef={triggerRef}
      onClose={onClose}
    />
  )
}

function MemberCard({ username, fullName, pictureUrl }: AccountMenuOverlayProps['member']) {
  return (
    <div className={styles['card']}>
      <Avatar name={fullName} pictureUrl={pictureUrl} size={48} />
      <p className={styles['name']}>{fullName}</p>
      <p className={styles['handle']}>@{username}</p>
    </div>
  )
}
