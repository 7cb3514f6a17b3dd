import { ImagePlus, LayoutGrid } from 'lucide-react'
import { links } from '../../api/links.ts'
import type { MenuGroup } from '../../ui/menu.tsx'

/** What the create menu offers everywhere. */
export const createChoices: readonly MenuGroup[] = [
  {
    id: 'create',
    choices: [
      { id: 'pin', label: 'Pin', icon: <ImagePlus size={20} />, href: links.createPin() },
      { id: 'board', label: 'Board', icon: <LayoutGrid size={20} />, href: links.createBoard() },
    ],
  },
]
