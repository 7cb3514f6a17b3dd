import type { Message } from '@pinfold/contract'
import { Copy, Ellipsis, Flag, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../../api/failure.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuChoice } from '../../../ui/menu-choices.ts'
import { showToast } from '../../../ui/toast-store.ts'
import styles from './message-menu.module.css'
import { loadPart } from '../../../ui/load-part.ts'

const ReportModal = lazy(() =>
  loadPart(() => import('../../../entities/report/report-modal.tsx')).then((module) => ({
    default: module.ReportModal,
  })),
)

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ text: 'Message copied' })
  } catch {
    showToast({ text: 'Your browser doesn’t allow copying here.' })
  }
}

interface MessageMenuProps {
  readonly message: Message
  readonly onDelete: () => Promise<void>
}

/** What else can be done with a message. */
export function MessageMenu({ message, onDelete }: MessageMenuProps) {
  const [isReporting, setReporting] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const { id, text, viewer_can: can } = message
  const choices: MenuChoice[] = [
    ...(text === ''
      ? []
      : [{ id: 'copy', label: 'Copy text', icon: <Copy size={20} />, onChoose: () => void copy(text) }]),
    ...(can.report
      ? [{ id: 'report', label: 'Report message', icon: <Flag size={20} />, onChoose: () => setReporting(true) }]
      : []),
    ...(can.delete
      ? [{ id: 'delete', label: 'Delete message', icon: <Trash2 size={20} />, onChoose: () => setDeleting(true) }]
      : []),
  ]
  if (choices.length === 0) return null
  return (
    <>
      <Menu
        label="Message options"
        icon={<Ellipsis size={20} aria-hidden="true" />}
        groups={[{ id: 'message', choices }]}
        {...(styles['button'] !== undefined && { className: styles['button'] })}
      />
      <ConfirmModal
        heading="Delete this message?"
        text="It’s deleted for everyone in this conversation."
        confirmLabel="Delete"
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={onDelete}
        messageOf={messageOf}
      />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportModal
            heading="Report this message"
            thing={{ object_type: 'message', object_id: id }}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
