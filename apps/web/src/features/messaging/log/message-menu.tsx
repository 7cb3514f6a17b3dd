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
import { actionWords } from '../../../ui/action.words.ts'
import { messageLogWords } from './message-log.words.ts'

const ReportModal = lazy(() =>
  loadPart(() => import('../../../entities/report/report-modal.tsx')).then((module) => ({
    default: module.ReportModal,
  })),
)

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ text: messageLogWords.copied })
  } catch {
    showToast({ text: messageLogWords.copyRefused })
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
      : [{ id: 'copy', label: messageLogWords.copyText, icon: <Copy size={20} />, onChoose: () => void copy(text) }]),
    ...(can.report
      ? [{ id: 'report', label: messageLogWords.report, icon: <Flag size={20} />, onChoose: () => setReporting(true) }]
      : []),
    ...(can.delete
      ? [{ id: 'delete', label: messageLogWords.delete, icon: <Trash2 size={20} />, onChoose: () => setDeleting(true) }]
      : []),
  ]
  if (choices.length === 0) return null
  return (
    <>
      <Menu
        label={messageLogWords.options}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        groups={[{ id: 'message', choices }]}
        {...(styles['button'] !== undefined && { className: styles['button'] })}
      />
      <ConfirmModal
        heading={messageLogWords.deleteQuestion}
        text={messageLogWords.deleteMeans}
        confirmLabel={actionWords.delete}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={onDelete}
        messageOf={messageOf}
      />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportModal
            heading={messageLogWords.reportHeading}
            thing={{ object_type: 'message', object_id: id }}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
