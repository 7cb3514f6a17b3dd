import { useEffect, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { useMember } from '../../api/viewer.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { hasTypedText } from '../../ui/has-typed-text.ts'
import { noteCurrentAccount, onOtherAccount } from '../../entities/viewer/accounts/current-account.ts'
import { accountMenuWords } from './account-menu.words.ts'

/** AC-06: a tab whose account changed in another one loads anew where nobody looks, and otherwise says so. */
export function AccountWatch() {
  const memberId = useMember()?.id
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (memberId === undefined) return
    noteCurrentAccount(memberId)
    return onOtherAccount(memberId, () => {
      if (document.visibilityState === 'hidden' && !hasTypedText(document.body)) location.reload()
      else setOver(true)
    })
  }, [memberId])
  return (
    <ConfirmModal
      heading={accountMenuWords.switchedHeading}
      text={accountMenuWords.switchedText}
      confirmLabel={accountMenuWords.reload}
      isOpen={isOver}
      onClose={() => setOver(false)}
      onConfirm={async () => location.reload()}
      messageOf={messageOf}
    />
  )
}
