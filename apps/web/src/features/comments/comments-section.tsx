import type { aggregatedCommentFeedResource, Comment, Pin } from '@pinfold/contract'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/format.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { ComingComments, commentsLeft } from './coming-comments.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { SendingComment } from './sending-comment.tsx'
import { CommentsOff, CommentsOffDialog } from './comments-off.tsx'
import styles from './comments.module.css'
import { COMMENT_PREVIEW, type CommentList, useComments, useReplies } from './use-comments.ts'
import { actionWords } from '../../ui/action.words.ts'
import { commentsWords } from './comments.words.ts'

interface CommentsSectionProps {
  readonly pin: Pin
  readonly comments: Answer<typeof aggregatedCommentFeedResource.get>
  /** What stands below the list; the field to write is the last thing. */
  readonly children?: ReactNode
}

/** PI-07: what people wrote under a pin, newest first, and a field to write that stays in reach. */
export function CommentsSection({ pin, comments, children }: CommentsSectionProps) {
  const locale = useLocale()
  const list = useComments(pin.id, comments, pin.comment_count)
  const left = commentsLeft(list.count, list.rows)
  // The last ones take the button's place.
  const canGoOn = list.hasMore && !list.hasFailed && !(list.isLoadingMore && left <= COMMENT_PREVIEW)
  if (!pin.is_comments_allowed) {
    return (
      <>
        <section className={styles['section']} aria-labelledby="comments">
          <h2 id="comments" className={styles['heading']}>
            {commentsWords.heading}
          </h2>
          <CommentsOff />
        </section>
        {children}
      </>
    )
  }
  return (
    <>
      <section className={styles['section']} aria-labelledby="comments">
        <h2 id="comments" className={styles['heading']}>
          {list.count > 0 ? commentsWords.counted(counted(list.count, locale)) : commentsWords.heading}
        </h2>
        {list.rows.length === 0 && list.sending === null && <p className={styles['none']}>{commentsWords.none}</p>}
        <ul className={styles['list']}>
          {list.sending !== null && (
            <li>
              <SendingComment text={list.sending} />
            </li>
          )}
          {list.rows.map((comment) => (
            <li key={comment.id}>
              <Thread pin={pin} comment={comment} list={list} />
            </li>
          ))}
          {list.isLoadingMore && <ComingComments left={left} />}
        </ul>
        {canGoOn && (
          <p>
            <Button kind="tertiary" size={32} isBusy={list.isLoadingMore} onClick={list.loadMore}>
              {commentsWords.showMore}
            </Button>
          </p>
        )}
        {list.hasFailed && (
          <p className={styles['none']} role="status">
            {commentsWords.failed}{' '}
            <button type="button" className={styles['quiet']} onClick={list.retry}>
              {actionWords.retry}
            </button>
          </p>
        )}
      </section>
      {children}
      <div className={styles['write']} data-at-end>
        <WriteComment pin={pin} list={list} />
      </div>
    </>
  )
}

function WriteComment({ pin, list }: { readonly pin: Pin; readonly list: CommentList }) {
  const member = useMember()
  const ask = useLoginPrompt()
  const [isOff, setOff] = useState(false)
  if (!member) {
    return (
      <Button isWide onClick={() => ask('general', () => undefined)}>
        {commentsWords.logIn}
      </Button>
    )
  }
  if (!pin.viewer_can.comment) return <CommentsOff />
  return (
    <div className={styles['writer']}>
      <Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={40} />
      <CommentForm
        label={commentsWords.add}
        isEmptiedAtOnce
        onSend={async (text) => {
          await list.add(text, null).catch((error: unknown) => {
            if (error instanceof ApiFailure && error.name === 'comments_off') setOff(true)
            throw error
          })
        }}
      />
      {isOff && <CommentsOffDialog onClose={() => setOff(false)} />}
    </div>
  )
}

interface ThreadProps {
  readonly pin: Pin
  readonly comment: Comment
  readonly list: CommentList
}

/** A comment with its answers, which are read when somebody wants them. */
function Thread({ pin, comment, list }: ThreadProps) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [answered, setAnswered] = useState<Comment | null>(null)
  const replies = useReplies(pin.id, comment.id, isOpen)
  const answer = (to: Comment) => {
    setOpen(true)
    setAnswered(to)
  }
  return (
    <>
      <CommentItem pinId={pin.id} comment={comment} list={list} onReply={() => answer(comment)} />
      <div className={styles['replies']}>
        {comment.comment_count > 0 && !isOpen && (
          <button type="button" className={styles['quiet']} onClick={() => setOpen(true)}>
            {commentsWords.viewReplies(counted(comment.comment_count, locale))}
          </button>
        )}
        {isOpen && (
          <ul className={styles['list']}>
            {replies.rows.map((reply) => (
              <li key={reply.id}>
                <CommentItem pinId={pin.id} comment={reply} list={list} onReply={() => answer(reply)} />
              </li>
            ))}
            {replies.isLoading && <ComingComments left={comment.comment_count - replies.rows.length} />}
          </ul>
        )}
        {isOpen && (replies.loadMore ?? replies.hasFailed) && (
          <button
            type="button"
            className={styles['quiet']}
            onClick={replies.hasFailed ? replies.retry : replies.loadMore}
          >
            {replies.hasFailed ? commentsWords.repliesFailed : commentsWords.viewMoreReplies}
          </button>
        )}
        {answered && (
          <CommentForm
            key={answered.id}
            label={commentsWords.replyTo({ name: answered.user.full_name })}
            initialText={answered.id === comment.id ? '' : `@${answered.user.username} `}
            isFocusedAtFirst
            onCancel={() => setAnswered(null)}
            onSend={async (text) => {
              await list.add(text, comment.id)
              setAnswered(null)
            }}
          />
        )}
      </div>
    </>
  )
}
