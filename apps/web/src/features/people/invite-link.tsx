import { createExternalInviteResource } from '@pinfold/contract'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { createInviteLink } from '../../entities/sharing/create-invite-link.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from '../../entities/member/people-list.module.css'
import { peopleWords } from './people.words.ts'

/** The owner of a private profile invites by link, and ends what was sent around. */
export function InviteLink() {
  const [busy, setBusy] = useState<'copy' | 'end' | null>(null)
  const doing = async (what: 'copy' | 'end', work: () => Promise<string>) => {
    setBusy(what)
    try {
      showToast({ text: await work() })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(null)
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(await createInviteLink())
    return peopleWords.inviteCopied
  }
  const end = async () => {
    await call(createExternalInviteResource.delete, {})
    return peopleWords.invitesEnded
  }
  return (
    <div className={styles['invite']}>
      <Button
        size={32}
        icon={<Link2 size={16} aria-hidden="true" />}
        isBusy={busy === 'copy'}
        onClick={() => void doing('copy', copy)}
      >
        {peopleWords.copyInvite}
      </Button>
      <Button size={32} kind="tertiary" isBusy={busy === 'end'} onClick={() => void doing('end', end)}>
        {peopleWords.endInvites}
      </Button>
    </div>
  )
}
