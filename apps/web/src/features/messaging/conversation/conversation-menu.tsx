import { type Conversation, type Endpoint, hideConversation, leaveConversation, userResource } from '@pinfold/contract'
import { Ban, Ellipsis, EyeOff, Flag, LogOut, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuChoice, MenuGroup } from '../../../ui/menu-choices.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { openModeration } from '../../../entities/member/blocking/moderation-dialog-store.ts'
import { AddPeopleModal } from './add-people-modal.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { conversationScreenWords } from './conversation-screen.words.ts'

const ReportModal = lazy(() =>
  loadPart(() => import('../../../entities/report/report-modal.tsx')).then((module) => ({
    default: module.ReportModal,
  })),
)

type OfConversation = Endpoint & { readonly options: typeof hideConversation.options }

/** Ends what one has of a conversation, and goes back to the others. */
export function useLeaving({ id }: Conversation) {
  const navigate = useNavigate()
  return async (endpoint: OfConversation, said: string) => {
    await call(endpoint, { conversation_id: id })
    showToast({ text: said })
    await navigate(links.inbox(), { replace: true })
  }
}

/** MS-01: hide, leave, add people, block, report; only what the server says the viewer may. */
export function ConversationMenu({ conversation }: { readonly conversation: Conversation }) {
  const [open, setOpen] = useState<'add' | 'leave' | 'report' | null>(null)
  const leaving = useLeaving(conversation)
  const { viewer_can: can, users, is_group: isGroup } = conversation
  const [other] = users
  const hide = () =>
    void leaving(hideConversation, conversationScreenWords.hidden).catch((error: unknown) =>
      showToast({ text: messageOf(error) }),
    )
  const block = (username: string) =>
    void call(userResource.get, { username }).then(
      ({ data: user }) => openModeration({ kind: 'block', user }),
      (error: unknown) => showToast({ text: messageOf(error) }),
    )
  const usual: MenuChoice[] = [
    ...(can.add_people
      ? [
          {
            id: 'add',
            label: conversationScreenWords.addPeople,
            icon: <UserRoundPlus size={20} />,
            onChoose: () => setOpen('add'),
          },
        ]
      : []),
    { id: 'hide', label: conversationScreenWords.hide, icon: <EyeOff size={20} />, onChoose: hide },
    ...(can.leave
      ? [
          {
            id: 'leave',
            label: conversationScreenWords.leave,
            icon: <LogOut size={20} />,
            onChoose: () => setOpen('leave'),
          },
        ]
      : []),
  ]
  const safety: MenuChoice[] = [
    ...(isGroup || !other
      ? []
      : [
          {
            id: 'block',
            label: conversationScreenWords.block({ name: other.full_name }),
            icon: <Ban size={20} />,
            onChoose: () => block(other.username),
          },
        ]),
    ...(can.report
      ? [
          {
            id: 'report',
            label: conversationScreenWords.report,
            icon: <Flag size={20} />,
            onChoose: () => setOpen('report'),
          },
        ]
      : []),
  ]
  const groups: MenuGroup[] = [
    { id: 'usual', choices: usual },
    { id: 'safety', choices: safety },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <>
      <Menu label={conversationScreenWords.options} icon={<Ellipsis size={24} aria-hidden="true" />} groups={groups} />
      {open === 'add' && <AddPeopleModal conversation={conversation} onClose={() => setOpen(null)} />}
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportModal
            heading={conversationScreenWords.reportHeading}
            thing={{ object_type: 'conversation', object_id: conversation.id }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      <ConfirmModal
        heading={conversationScreenWords.leaveQuestion}
        text={conversationScreenWords.leaveMeans}
        confirmLabel={conversationScreenWords.leaveNow}
        isOpen={open === 'leave'}
        onClose={() => setOpen(null)}
        onConfirm={() => leaving(leaveConversation, conversationScreenWords.left)}
        messageOf={messageOf}
      />
    </>
  )
}
