import type { Board } from '@pinfold/contract'
import { UsersRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useNoticeTurn } from '../../../ui/notice-turn.ts'
import { remember, remembered } from '../../../entities/viewer/remembered/remembered.ts'
import { InvitePeopleModal } from './invite-people-modal.tsx'
import styles from './invite-prompt.module.css'
import { invitePromptWords } from './invite-prompt.words.ts'

const STATE = 'prompt.invite-to-board'

/** PS-23: proposes to work on a board with others, until the member did or does not want to. Stands at the end, and moves nothing. */
export function InvitePrompt({ boards }: { readonly boards: readonly Board[] }) {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const board = boards.find((one) => one.viewer_can.invite && one.collaborator_count === 0 && one.pin_count > 0)
  const isPossible = board !== undefined
  useEffect(() => {
    if (!isPossible) return
    let isHere = true
    // Who cannot be asked is not prompted: it would come back each time.
    void remembered(STATE)
      .catch(() => 'unknown')
      .then((known) => isHere && setWanted(known === undefined))
    return () => {
      isHere = false
    }
  }, [isPossible])
  const finish = (how: 'invited' | 'dismissed') => {
    setWanted(false)
    void remember(STATE, how).catch(() => undefined)
  }
  const isTurn = useNoticeTurn('prompt', isPossible && isWanted)
  if (!board || !isTurn) return null
  return (
    <section className={styles['prompt']} aria-label={invitePromptWords.label}>
      <UsersRound className={styles['icon']} size={24} aria-hidden="true" />
      <p className={styles['words']}>
        <strong>{invitePromptWords.betterWithOthers({ board: board.name })}</strong>
        <span>{invitePromptWords.help}</span>
      </p>
      <div className={styles['buttons']}>
        <Button onClick={() => finish('dismissed')}>{invitePromptWords.notNow}</Button>
        <Button kind="primary" onClick={() => setOpen(true)}>
          {invitePromptWords.invite}
        </Button>
      </div>
      {isOpen && <InvitePeopleModal board={board} onClose={() => setOpen(false)} onInvited={() => finish('invited')} />}
    </section>
  )
}
