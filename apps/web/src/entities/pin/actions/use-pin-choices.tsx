import type { Pin } from '@pinfold/contract'
import { CircleUserRound, Download, EyeOff, Flag, Pencil, Share2, Trash2 } from 'lucide-react'
import type { MenuChoice, MenuGroup } from '../../../ui/menu-choices.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useMember } from '../../../api/viewer.ts'
import { useLoginPrompt } from '../../viewer/log-in/login-prompt.ts'
import { openShare } from '../../sharing/share-store.ts'
import { pinTarget, sharePrompts } from '../../sharing/share-target.ts'
import { openPinDialog } from '../pin-dialog-store.ts'
import { placeChoices } from './place-choices.ts'
import { useHide } from './use-hide.ts'
import { useReasonChoices } from './use-reason-choices.tsx'
import { usePinSave } from '../saving/use-pin-save.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { pinActionWords } from './pin-actions.words.ts'

function download({ id, images }: Pin): void {
  const link = document.createElement('a')
  link.href = images.orig.url
  link.download = `pin-${id}${/\.\w+$/.exec(new URL(images.orig.url, location.href).pathname)?.[0] ?? ''}`
  // Pictures of another host are shown there instead.
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}

interface PinChoices {
  readonly pin: Pin
  /** There is no share button beside it. */
  readonly hasShare: boolean
  /** Where the focus goes when a dialog of a choice closes. */
  readonly trigger: () => HTMLElement | null
}

/** What can be done with a pin besides saving it to a board; only what the server says this viewer may do. */
export function usePinChoices({ pin, hasShare, trigger }: PinChoices): readonly MenuGroup[] {
  const { saveToProfile } = usePinSave(pin)
  const member = useMember()
  const ask = useLoginPrompt()
  const hide = useHide(pin)
  const share: MenuChoice = {
    id: 'share',
    label: pinActionWords.share,
    icon: <Share2 size={20} />,
    onChoose: () => ask(sharePrompts.pin, () => openShare(pinTarget(pin), trigger())),
  }
  const { save, edit, delete: isOwn, remove_from_board: isOnOwnBoard } = pin.viewer_can
  const hideNow = () => {
    hide(true)
    showToast({
      text: pinActionWords.hidden,
      pictureUrl: pin.images['136x136'].url,
      action: { label: actionWords.undo, onPress: () => hide(false) },
    })
  }
  const usual: MenuChoice[] = [
    ...(hasShare ? [share] : []),
    ...(save
      ? [
          {
            id: 'profile',
            label: pinActionWords.saveToProfile,
            icon: <CircleUserRound size={20} />,
            onChoose: saveToProfile,
          },
        ]
      : []),
    { id: 'download', label: pinActionWords.download, icon: <Download size={20} />, onChoose: () => download(pin) },
    ...(member?.id === pin.pinner.id
      ? []
      : [
          {
            id: 'hide',
            label: pinActionWords.hide,
            icon: <EyeOff size={20} />,
            onChoose: () => ask('hide', hideNow),
          },
          {
            id: 'report',
            label: pinActionWords.report,
            icon: <Flag size={20} />,
            onChoose: () => ask('general', () => openPinDialog({ kind: 'report', pin, trigger: trigger() })),
          },
        ]),
  ]
  const own: MenuChoice[] = [
    ...(edit
      ? [
          {
            id: 'edit',
            label: pinActionWords.edit,
            icon: <Pencil size={20} />,
            onChoose: () => openPinDialog({ kind: 'edit', pin, trigger: trigger() }),
          },
        ]
      : []),
    ...(isOwn || isOnOwnBoard
      ? [
          {
            id: 'delete',
            label: isOwn ? pinActionWords.delete : pinActionWords.removeFromBoard,
            icon: <Trash2 size={20} />,
            isDangerous: true,
            onChoose: () => openPinDialog({ kind: 'delete', pin, trigger: trigger() }),
          },
        ]
      : []),
  ]
  const here = placeChoices(pin, trigger)
  const why = useReasonChoices(pin)
  return [
    ...(why.length > 0 ? [{ id: 'why', choices: why }] : []),
    { id: 'pin', choices: usual },
    ...(here.length > 0 ? [{ id: 'place', choices: here }] : []),
    ...(own.length > 0 ? [{ id: 'own', choices: own }] : []),
  ]
}
