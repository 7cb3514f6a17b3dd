import type { aggregatedCommentFeedResource, Comment, Pin } from '@pinfold/contract'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { countOf } from '../../ui/format.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { CommentsOff, CommentsOffDialog } from './comments-off.tsx'
import styles from './comments.module.css'
import { type CommentList, useComments, useReplies } from './use-comments.ts'

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
  if (!pin.is_comments_allowed) {
    return (
      <>
        <section className={styles['section']} aria-labelledby="comments">
          <h2 id="comments" className={styles['heading']}>
            Comments
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
          {list.count > 0 ? countOf(list.count, 'comment', 'comments', locale) : 'Comments'}
        </h2>
        {list.rows.length === 0 && <p className={styles['none']}>No comments yet. Share what you think.</p>}
        <ul className={styles['list']}>
          {list.rows.map((comment) => (
            <li key={comment.id}>
              <Thread pin={pin} comment={comment} list={list} />
            </li>
          ))}
        </ul>
        {list.loadMore && (
          <p>
            <Button kind="tertiary" size={32} isBusy={list.isLoadingMore} onClick={list.loadMore}>
              Show more comments
            </Button>
          </p>
        )}
        {list.hasFailed && (
          <p className={styles['none']} role="status">
            More comments didn’t load.{' '}
            <button type="button" className={styles['quiet']} onClick={list.retry}>
              Try again
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
        Log in to comment
      </Button>
    )
  }
  if (!pin.viewer_can.comment) return <CommentsOff />
  return (
    <div className={styles['writer']}>
      <Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={40} />
      <CommentForm
        label="Add a comment"
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
            {comment.comment_count === 1 ? 'View 1 reply' : `View ${comment.comment_count} replies`}
          </button>
        )}
        {isOpen && (
          <ul className={styles['list']}>
            {replies.rows.map((reply) => (
              <li key={reply.id}>
                <CommentItem pinId={pin.id} comment={reply} list={list} onReply={() => answer(reply)} />
              </li>
            ))}
          </ul>
        )}
        {isOpen && (replies.loadMore ?? replies.hasFailed) && (
          <button
            type="button"
            className={styles['quiet']}
            onClick={replies.hasFailed ? replies.retry : replies.loadMore}
          >
            {replies.hasFailed ? 'Replies didn’t load. Try again' : 'View more replies'}
          </button>
        )}
        {answered && (
          <CommentForm
            key={answered.id}
            label={`Reply to ${answered.user.full_name}`}
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
