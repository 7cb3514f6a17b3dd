import { type Board, type Section, boardSectionEditResource, boardSectionPinsResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { countOf } from '../../ui/format.ts'
import { Menu } from '../../ui/menu.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { CreateMenu } from '../pins/create-menu/create-menu.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { sectionTarget } from '../sharing/share-target.ts'
import { PinWall } from '../pins/pin-wall.tsx'
import styles from './board-screen.module.css'
import { SectionForm } from './section-form.tsx'
import { SensitivityGate } from './sensitivity-gate.tsx'

interface SectionScreenProps {
  readonly board: Board
  readonly section: Section
  readonly pins: Answer<typeof boardSectionPinsResource.get>
}

export function SectionScreen({ board, section, pins }: SectionScreenProps) {
  const { rows, ...more } = usePages(boardSectionPinsResource.get, { section_id: section.id }, pins)
  const locale = useLocale()
  const addPin = (
    <CreateMenu
      label="Create Pin"
      hasText
      kind="primary"
      size={48}
      surface={{ at: 'section', boardId: board.id, sectionId: section.id }}
    />
  )
  return (
    <>
      <header className={styles['header']}>
        <p className={styles['crumb']}>
          <Link to={links.board(board)}>{board.name}</Link>
        </p>
        <h1 className={styles['name']}>{section.title}</h1>
        <p className={styles['counts']}>{countOf(section.pin_count, 'Pin', 'Pins', locale)}</p>
        <div className={styles['actions']}>
          {board.viewer_can.add_pin && rows.length > 0 && addPin}
          <ShareButton target={sectionTarget(board, section)} kind="filled" />
          {board.viewer_can.edit && <SectionMenu board={board} section={section} />}
        </div>
      </header>
      <SensitivityGate board={board}>
        {rows.length > 0 ? (
          <PinWall pins={rows} label={`Pins in ${section.title}`} more={more} />
        ) : (
          <EmptyState
            drawing="pins"
            heading="Nothing in this section yet."
            action={board.viewer_can.add_pin && addPin}
          />
        )}
      </SensitivityGate>
    </>
  )
}

function SectionMenu({ board, section }: Pick<SectionScreenProps, 'board' | 'section'>) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const close = () => setOpen(null)
  const remove = async () => {
    await call(boardSectionEditResource.delete, { section_id: section.id })
    void queries.invalidateQueries({ queryKey: ['board', board.id, 'sections'] })
    void queries.invalidateQueries({ queryKey: ['board-picker'] })
    showToast({ text: `${section.title} was deleted. Its Pins stay on ${board.name}.` })
    await navigate(links.board(board), { replace: true })
  }
  const choices = [
    { id: 'rename', label: 'Rename section', icon: <Pencil size={20} />, onChoose: () => setOpen('rename') },
    {
      id: 'delete',
      label: 'Delete section',
      icon: <Trash2 size={20} />,
      isDangerous: true,
      onChoose: () => setOpen('delete'),
    },
  ]
  return (
    <>
      <Menu label="More options" icon={<Ellipsis size={24} />} kind="filled" groups={[{ id: 'section', choices }]} />
      <Modal heading="Rename section" isOpen={open === 'rename'} onClose={close}>
        <SectionForm
          boardId={board.id}
          section={section}
          onCancel={close}
          onDone={(renamed) => {
            close()
            void navigate(links.section(board, renamed.slug), { replace: true })
          }}
        />
      </Modal>
      <ConfirmModal
        heading={`Delete ${section.title}?`}
        text={`Its Pins stay on ${board.name}.`}
        confirmLabel="Delete"
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={remove}
        messageOf={messageOf}
      />
    </>
  )
}
