import { type BoardInvitation, landOnBoardInvite, respondToBoardInvite } from '@pinfold/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { noteEvent } from '../../api/client-events.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { sayDeclined, sayJoined } from '../../entities/board/invitations/answer-invite.ts'
import { InvitationPanel } from './invitation-panel.tsx'
import styles from './invitation-panel.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { boardInvitationWords } from './board-invitation.words.ts'

/** BO-04: where a link to an invitation leads. Its code stands behind the `#`, so only the browser reads it. */
export function CodeInvitationScreen() {
  const code = useLocation().hash.slice(1)
  const [invitation, setInvitation] = useState<BoardInvitation | null>(null)
  const landed = useRef<string>(undefined)
  const fail = useFailure()
  const land = useEffectEvent(async (wanted: string) => {
    try {
      setInvitation((await call(landOnBoardInvite, { invite_code: wanted })).data)
    } catch (error) {
      await fail(error)
    }
  })
  // The server, which does not see the code, renders none.
  useEffect(() => {
    const wanted = window.location.hash.slice(1)
    if (landed.current === wanted) return
    landed.current = wanted
    void land(wanted)
  }, [code])
  return invitation ? <Invitation code={code} invitation={invitation} /> : <Loading />
}

/** ER-10: home, with what the server says. */
function useFailure(): (error: unknown) => Promise<void> {
  const navigate = useNavigate()
  return async (error) => {
    noteEvent('invite_redeem_failed')
    showToast({ text: messageOf(error) })
    await navigate(links.home(), { replace: true })
  }
}

function Invitation({ code, invitation }: { readonly code: string; readonly invitation: BoardInvitation }) {
  const { board, invited_by_user: inviter } = invitation
  const isSignedIn = useMember() !== null
  const ask = useLoginPrompt()
  const navigate = useNavigate()
  const fail = useFailure()
  const [isBusy, setBusy] = useState(false)
  const respond = async (accept: boolean) => {
    setBusy(true)
    try {
      const { data } = await call(respondToBoardInvite, { invite_code: code, accept })
      if (accept) sayJoined()
      else sayDeclined()
      await navigate(data.board ? links.board(data.board) : links.home(), { replace: true })
    } catch (error) {
      await fail(error)
    }
  }
  const accept = () => ask({ invitedBy: inviter.full_name, to: 'board' }, () => void respond(true))
  if (invitation.is_joined) {
    return (
      <InvitationPanel board={board} inviterName={inviter.full_name}>
        <LinkButton size={48} kind="primary" to={links.board(board)}>
          {boardInvitationWords.goToBoard}
        </LinkButton>
      </InvitationPanel>
    )
  }
  return (
    <InvitationPanel board={board} inviterName={inviter.full_name}>
      {isSignedIn && (
        <Button size={48} isBusy={isBusy} onClick={() => void respond(false)}>
          {actionWords.decline}
        </Button>
      )}
      <Button size={48} kind="primary" isBusy={isBusy} onClick={accept}>
        {isSignedIn ? actionWords.accept : boardInvitationWords.logIn}
      </Button>
    </InvitationPanel>
  )
}

const Loading = () => (
  <div className={styles['panel']} aria-busy="true">
    <Skeleton style={{ inlineSize: 160, blockSize: 160, borderRadius: 16 }} />
    <Skeleton style={{ inlineSize: 240, blockSize: 36, marginBlockStart: 8 }} />
    <Skeleton style={{ inlineSize: '100%', blockSize: 48 }} />
    <Skeleton style={{ inlineSize: 160, blockSize: 48, borderRadius: 24, marginBlockStart: 12 }} />
  </div>
)
