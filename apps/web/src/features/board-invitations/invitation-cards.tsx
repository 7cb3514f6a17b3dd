import {
  type BoardInvite,
  type ContactRequest,
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  limits,
} from '@pinfold/contract'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Age } from '../../ui/age.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { headingRef, passFocusOn } from '../../ui/pass-focus-on.ts'
import type { WaitingInvitations } from '../../entities/board/lists/waiting-invitations.ts'
import { useInviteAnswer } from '../../entities/board/invitations/answer-invite.ts'
import { BoardCover } from './board-cover.tsx'
import styles from './invitation-cards.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { Rich } from '../../ui/rich.tsx'
import { invitationCardWords } from './invitation-cards.words.ts'

/** What waits for the owner of a profile. */
/** PS-19, VR-16: invitations to boards of others, and requests to join own ones, over the owner's boards. */
export function InvitationCards({ invites, requests }: WaitingInvitations) {
  const shown = invites.slice(0, limits.boardInvites.shown)
  const asked = requests.slice(0, limits.boardInvites.shown - shown.length)
  if (shown.length + asked.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="board-invitations">
      <h2 ref={headingRef} className={styles['heading']} id="board-invitations" tabIndex={-1}>
        {shown.length > 0 ? invitationCardWords.invitations : invitationCardWords.requests}
      </h2>
      <ul className={styles['list']}>
        {shown.map((invite) => (
          <InviteCard key={invite.id} invite={invite} />
        ))}
        {asked.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

const linkTo = (to: string) => (text: string) => <Link to={to}>{text}</Link>

const joinedText = ({ sender: { full_name: name }, board }: ContactRequest) =>
  board ? invitationCardWords.isOnBoard({ name, board: board.name }) : invitationCardWords.isOnYourBoard({ name })

function InviteCard({
  invite: { board, invited_by_user: inviter, created_at: moment },
}: {
  readonly invite: BoardInvite
}) {
  const respond = useInviteAnswer()
  return (
    <Card
      board={board}
      moment={moment}
      no={{ label: actionWords.decline, about: invitationCardWords.declineBoard({ board: board.name }) }}
      yes={{ label: actionWords.accept, about: invitationCardWords.acceptBoard({ board: board.name }) }}
      answer={(accept) => respond(board, accept)}
    >
      <Rich
        parts={invitationCardWords.invitedYou({
          name: inviter.full_name,
          board: board.name,
          person: linkTo(links.profile(inviter.username)),
          place: linkTo(links.board(board)),
        })}
      />
    </Card>
  )
}

function RequestCard({ request }: { readonly request: ContactRequest }) {
  const { revalidate } = useRevalidator()
  const { sender, board, created_at: moment } = request
  const asker = { name: sender.full_name }
  const person = linkTo(links.profile(sender.username))
  const answer = async (accept: boolean) => {
    const options = { contact_request: { type: request.type, id: request.id } }
    try {
      if (accept) await call(contactRequestAcceptResource.update, options)
      else await call(contactRequestIgnoreResource.delete, options)
    } catch (error) {
      showToast({ text: messageOf(error) })
      return false
    }
    showToast({ text: accept ? joinedText(request) : invitationCardWords.requestIgnored })
    await revalidate()
    return true
  }
  return (
    <Card
      board={board}
      moment={moment}
      no={{ label: invitationCardWords.ignore, about: invitationCardWords.ignorePerson(asker) }}
      yes={{ label: actionWords.accept, about: invitationCardWords.acceptPerson(asker) }}
      answer={answer}
    >
      <Rich
        parts={
          board
            ? invitationCardWords.asksToJoin({ ...asker, board: board.name, person, place: linkTo(links.board(board)) })
            : invitationCardWords.asksToJoinAny({ ...asker, person })
        }
      />
    </Card>
  )
}

interface Choice {
  readonly label: string
  readonly about: string
}

interface CardProps {
  readonly board: BoardInvite['board'] | null
  readonly moment: string
  readonly yes: Choice
  readonly no: Choice
  /** False where it failed: the card comes back. */
  readonly answer: (accept: boolean) => Promise<boolean>
  readonly children: ReactNode
}

function Card({ board, moment, yes, no, answer, children }: CardProps) {
  const locale = useLocale()
  const [isGone, setGone] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const press = async (accept: boolean) => {
    passFocusOn(item.current)
    setGone(true)
    if (!(await answer(accept))) setGone(false)
  }
  if (isGone) return null
  return (
    <li ref={item} className={styles['card']}>
      <BoardCover board={board} />
      <div className={styles['words']}>
        <p className={styles['line']} dir="auto">
          {children}
        </p>
        <Age className={styles['age']} moment={moment} locale={locale} />
      </div>
      <div className={styles['buttons']}>
        <Button aria-label={no.about} onClick={() => void press(false)}>
          {no.label}
        </Button>
        <Button kind="primary" aria-label={yes.about} onClick={() => void press(true)}>
          {yes.label}
        </Button>
      </div>
    </li>
  )
}
