import { Building2, ChartLine, PanelTop } from 'lucide-react'
import { links } from '../../api/links.ts'
import { useRootData } from '../../api/viewer.ts'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { keepBarHidden } from './business-choice.ts'
import { businessMenuWords } from './business-menu.words.ts'

/** What the account menu offers of business access: its screen to business accounts, and the bar where it is hidden. */
export function useBusinessChoices(): MenuChoice[] {
  const root = useRootData()
  const choices: MenuChoice[] = []
  if (root?.viewer.isPartner)
    choices.push(
      {
        id: 'analytics',
        label: businessMenuWords.analytics,
        icon: <ChartLine size={20} />,
        href: links.analytics({}),
      },
      {
        id: 'business-access',
        label: businessMenuWords.access,
        icon: <Building2 size={20} />,
        href: links.businessAccess(),
      },
    )
  if (root?.businesses?.length && root.isBusinessBarHidden)
    choices.push({
      id: 'business-bar',
      label: businessMenuWords.showBar,
      icon: <PanelTop size={20} />,
      onChoose: () => {
        keepBarHidden(false)
        location.reload()
      },
    })
  return choices
}
