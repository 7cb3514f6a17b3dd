import type { Board, Section, SectionCard } from '@pinfold/contract'
import { ArrowLeft, ArrowRight, Combine, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../../api/failure.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuChoice } from '../../../ui/menu-choices.ts'
import { Modal } from '../../../ui/modal.tsx'
import { SectionForm } from '../../../entities/board/making/section-form.tsx'
import { useSectionEnds } from '../../../entities/board/place/use-section-ends.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { sectionMenuWords } from './section-menu.words.ts'

const MergeSection = lazy(() =>
  loadPart(() => import('./merge-section.tsx')).then((module) => ({ default: module.MergeSection })),
)

interface SectionMenuProps {
  readonly board: Board
  readonly section: Section
  /** What it is called, where there are several. */
  readonly label?: string
  readonly kind?: 'filled' | 'floating'
  /** Among its neighbours, where they show; undefined at the end that it has reached. */
  readonly steps?: { readonly back: (() => void) | undefined; readonly on: (() => void) | undefined }
  readonly onMerge: (target: SectionCard) => Promise<void>
  readonly onRenamed?: (renamed: Section) => void
  readonly onDeleted?: () => void
}

/** BO-06: all that can be done with a section: what dragging does, and naming and deleting it. */
export function SectionMenu({
  board,
  section,
  label = actionWords.more,
  kind = 'filled',
  steps,
  onMerge,
  onRenamed,
  onDeleted,
}: SectionMenuProps) {
  const [open, setOpen] = useState<'rename' | 'merge' | 'delete' | null>(null)
  const ends = useSectionEnds(board)
  const close = () => setOpen(null)
  const remove = async () => {
    await ends.remove(section)
    close()
    onDeleted?.()
  }
  const choices: MenuChoice[] = [
    ...(steps?.back
      ? [{ id: 'back', label: sectionMenuWords.moveUp, icon: <ArrowLeft size={20} />, onChoose: steps.back }]
      : []),
    ...(steps?.on
      ? [{ id: 'on', label: sectionMenuWords.moveDown, icon: <ArrowRight size={20} />, onChoose: steps.on }]
      : []),
    { id: 'rename', label: sectionMenuWords.rename, icon: <Pencil size={20} />, onChoose: () => setOpen('rename') },
    ...(board.section_count > 1
      ? [
          {
            id: 'merge',
            label: sectionMenuWords.merge,
            icon: <Combine size={20} />,
            onChoose: () => setOpen('merge'),
          },
        ]
      : []),
    {
      id: 'delete',
      label: sectionMenuWords.delete,
      icon: <Trash2 size={20} />,
      isDangerous: true,
      onChoose: () => setOpen('delete'),
    },
  ]
  return (
    <>
      <Menu label={label} icon={<Ellipsis size={24} />} kind={kind} groups={[{ id: 'section', choices }]} />
      <Modal heading={sectionMenuWords.rename} isOpen={open === 'rename'} onClose={close}>
        <SectionForm
          boardId={board.id}
          section={section}
          onCancel={close}
          onDone={(renamed) => {
            close()
            onRenamed?.(renamed)
          }}
        />
      </Modal>
      {open === 'merge' && (
        <Suspense fallback={null}>
          <MergeSection board={board} section={section} onMerge={onMerge} onClose={close} />
        </Suspense>
      )}
      <ConfirmModal
        heading={sectionMenuWords.deleteQuestion({ section: section.title })}
        text={sectionMenuWords.pinsStay({ board: board.name })}
        confirmLabel={actionWords.delete}
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={remove}
        messageOf={messageOf}
      />
    </>
  )
}
