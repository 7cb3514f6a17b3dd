import type { User } from '@pinfold/contract'
import { Ban, Flag, Scale, Undo2 } from 'lucide-react'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import type { MenuChoice, MenuGroup } from '../../../ui/menu-choices.ts'
import { lawLinkText } from '../../report/law-links.ts'
import { openModeration } from './moderation-dialog-store.ts'
import { useBlock } from './use-block.ts'
import { useCanModerate, useLaws } from '../../report/use-laws.ts'
import { blockAndReportWords } from './block-and-report.words.ts'

/** RP-04, PS-18: Block or Unblock, Report, and reports by local law. Visitors have the last alone (RP-05). */
export function useModerationChoices(user: User): readonly MenuGroup[] {
  const member = useMember()
  const canModerate = useCanModerate()
  const [isBlocked, wish] = useBlock(user, 'profile_options')
  const laws = useLaws()
  if (member?.id === user.id) return []
  const block: MenuChoice = isBlocked
    ? { id: 'unblock', label: blockAndReportWords.unblock, icon: <Undo2 size={20} />, onChoose: () => wish(false) }
    : {
        id: 'block',
        label: blockAndReportWords.block,
        icon: <Ban size={20} />,
        onChoose: () => openModeration({ kind: 'block', user }),
      }
  const report: MenuChoice = {
    id: 'report',
    label: blockAndReportWords.report,
    icon: <Flag size={20} />,
    onChoose: () => openModeration({ kind: 'report', user }),
  }
  const byLaw = laws.map((law): MenuChoice => ({
    id: law,
    label: lawLinkText(law),
    icon: <Scale size={20} />,
    href: links.reportProfile(user.username, law),
  }))
  return [
    { id: 'moderation', choices: canModerate ? [block, report] : [] },
    { id: 'laws', choices: byLaw },
  ]
}
