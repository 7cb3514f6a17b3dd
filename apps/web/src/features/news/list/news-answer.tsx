import {
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  type News,
  userFollowRequestResource,
} from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { followRequestKey } from '../../../entities/member/member-keys.ts'
import { useFact, useOptimisticFact } from '../../../api/use-optimistic-fact.ts'
import { Button } from '../../../ui/button.tsx'
import { inviteFact, type InviteState, useInviteAnswer } from '../../../entities/board/invitations/answer-invite.ts'
import styles from './news-row.module.css'

type AnswerState = 'waiting' | 'approved' | 'declined'
type Wish = 'approved' | 'declined'

interface AnswerWords {
  readonly yes: string
  readonly no: string
  readonly done: Record<Wish, string>
}

const requestWords: AnswerWords = {
  yes: 'Approve',
  no: 'Decline',
  done: { approved: 'Follows you now', declined: 'Declined' },
}
const joinWords: AnswerWords = {
  yes: 'Accept',
  no: 'Ignore',
  done: { approved: 'On your board now', declined: 'Ignored' },
}
const invitationWords: AnswerWords = {
  yes: 'Accept',
  no: 'Decline',
  done: { approved: 'You joined', declined: 'Declined' },
}

/** Answering a request or an invitation where it is told. It shows at once; what the server refuses is taken back. */
export function NewsAnswer({ news }: { readonly news: News }) {
  const [actor] = news.actors
  if (!actor) return null
  if (news.kind === 'follow_requested') return <RequestAnswer actor={actor} />
  if (news.contact_request) return <JoinAnswer actor={actor} request={news.contact_request} />
  return <InvitationAnswer board={news.board} />
}

// The same fact as in the list of followers, so that an answer there shows here.
function RequestAnswer({ actor }: { readonly actor: News['actors'][number] }) {
  const [state, answer] = useOptimisticFact<AnswerState, Wish>(followRequestKey(actor.id), {
    initial: 'waiting',
    apply: (wanted) => wanted,
    send: async (wanted) => {
      await call(userFollowRequestResource[wanted === 'approved' ? 'update' : 'delete'], { user_id: actor.id })
      return wanted
    },
  })
  return <Answers state={state} answer={answer} words={requestWords} whom={actor.full_name} />
}

interface JoinAnswerProps {
  readonly actor: News['actors'][number]
  readonly request: NonNullable<News['contact_request']>
}

function JoinAnswer({ actor, request }: JoinAnswerProps) {
  const [state, answer] = useOptimisticFact<AnswerState, Wish>(['contact-request', request.id, 'answer'], {
    initial: 'waiting',
    apply: (wanted) => wanted,
    send: async (wanted) => {
      const options = { contact_request: request }
      if (wanted === 'approved') await call(contactRequestAcceptResource.update, options)
      else await call(contactRequestIgnoreResource.delete, options)
      return wanted
    },
  })
  return <Answers state={state} answer={answer} words={joinWords} whom={actor.full_name} />
}

// As on the invitation's card, and the same fact.
function InvitationAnswer({ board }: Pick<News, 'board'>) {
  const respond = useInviteAnswer()
  const state = useFact<InviteState>(inviteFact(board?.id ?? ''), 'waiting')
  const answer = (wanted: Wish) => void respond(board, wanted === 'approved')
  return <Answers state={state} answer={answer} words={invitationWords} whom={board?.name ?? 'the invitation'} />
}

interface AnswersProps {
  readonly state: AnswerState
  readonly answer: (wanted: Wish) => void
  readonly words: AnswerWords
  readonly whom: string
}

function Answers({ state, answer, words, whom }: AnswersProps) {
  if (state !== 'waiting') {
    return (
      <span className={styles['answered']} role="status">
        {words.done[state]}
      </span>
    )
  }
  return (
    <span className={styles['answers']}>
      <Button kind="primary" size={32} aria-label={`${words.yes} ${whom}`} onClick={() => answer('approved')}>
        {words.yes}
      </Button>
      <Button size={32} aria-label={`${words.no} ${whom}`} onClick={() => answer('declined')}>
        {words.no}
      </Button>
    </span>
  )
}
