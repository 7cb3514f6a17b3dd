import { Plus } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import type { CreateSurface } from './creation-start.ts'
import { loadPart } from '../../ui/load-part.ts'
import { actionWords } from '../../ui/action.words.ts'

const CreateMenuModal = lazy(() =>
  loadPart(() => import('./create-menu-modal.tsx')).then((module) => ({ default: module.CreateMenuModal })),
)

interface CreateMenuProps {
  readonly surface: CreateSurface
  /** What the button is called; with `hasText` it also shows. A primary one goes without the plus, which is the page's. */
  readonly label?: string
  readonly hasText?: boolean
  readonly kind?: 'primary' | 'secondary'
  readonly size?: 40 | 48
}

/** The button that opens the create menu. */
export function CreateMenu({
  surface,
  label = actionWords.create,
  hasText = false,
  kind = 'secondary',
  size = 40,
}: CreateMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const prompt = useLoginPrompt()
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => prompt('create', () => setOpen(true)),
  } as const
  return (
    <>
      {hasText ? (
        <Button {...shared} kind={kind} size={size} {...(kind === 'secondary' && { icon: <Plus size={20} /> })}>
          {label}
        </Button>
      ) : (
        <IconButton {...shared} label={label} icon={<Plus size={24} />} kind="filled" />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <CreateMenuModal surface={surface} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
