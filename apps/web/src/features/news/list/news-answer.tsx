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
import { actionWords } from '../../../ui/action.words.ts'
import { newsListWords } from './news-list.words.ts'

type AnswerState = 'waiting' | 'approved' | 'declined'
type Wish = 'approved' | 'declined'

interface AnswerText {
  /** On the button. */
  readonly short: string
  /** What the button is called, with whom or what it answers. */
  readonly whole: string
  /** Said once it is done. */
  readonly done: string
}
type AnswerTexts = Record<Wish, AnswerText>

const requestTexts = (name: string): AnswerTexts => ({
  approved: {
    short: newsListWords.approve,
    whole: newsListWords.approveName({ name }),
    done: newsListWords.followsYou,
  },
  declined: { short: actionWords.decline, whole: newsListWords.declineName({ name }), done: newsListWords.declined },
})
const joinTexts = (name: string): AnswerTexts => ({
  approved: { short: actionWords.accept, whole: newsListWords.acceptName({ name }), done: newsListWords.onYourBoard },
  declined: { short: newsListWords.ignore, whole: newsListWords.ignoreName({ name }), done: newsListWords.ignored },
})
const invitationTexts = (name: string | undefined): AnswerTexts => ({
  approved: {
    short: actionWords.accept,
    whole: name === undefined ? newsListWords.acceptInvitation : newsListWords.acceptName({ name }),
    done: newsListWords.joined,
  },
  declined: {
    short: actionWords.decline,
    whole: name === undefined ? newsListWords.declineInvitation : newsListWords.declineName({ name }),
    done: newsListWords.declined,
  },
})

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
  return <Answers state={state} answer={answer} texts={requestTexts(actor.full_name)} />
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
  return <Answers state={state} answer={answer} texts={joinTexts(actor.full_name)} />
}

// As on the invitation's card, and the same fact.
function InvitationAnswer({ board }: Pick<News, 'board'>) {
  const respond = useInviteAnswer()
  const state = useFact<InviteState>(inviteFact(board?.id ?? ''), 'waiting')
  const answer = (wanted: Wish) => void respond(board, wanted === 'approved')
  return <Answers state={state} answer={answer} texts={invitationTexts(board?.name)} />
}

interface AnswersProps {
  readonly state: AnswerState
  readonly answer: (wanted: Wish) => void
  readonly texts: AnswerTexts
}

function Answers({ state, answer, texts }: AnswersProps) {
  if (state !== 'waiting') {
    return (
      <span className={styles['answered']} role="status">
        {texts[state].done}
      </span>
    )
  }
  return (
    <span className={styles['answers']}>
      <Button kind="primary" size={32} aria-label={texts.approved.whole} onClick={() => answer('approved')}>
        {texts.approved.short}
      </Button>
      <Button size={32} aria-label={texts.declined.whole} onClick={() => answer('declined')}>
        {texts.declined.short}
      </Button>
    </span>
  )
}
