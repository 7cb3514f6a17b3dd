import { aggregatedCommentLikeResource, type Comment } from '@pinfold/contract'
import { Ellipsis, Flag, Heart, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { useLocale } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { formatCount } from '../../ui/format.ts'
import { Menu } from '../../ui/menu.tsx'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { MentionedText } from '../../entities/member/mentions/mentioned-text.tsx'
import { usePerson } from '../../entities/member/use-person.ts'
import { loadPart } from '../../ui/load-part.ts'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import type { CommentList } from './use-comments.ts'
import { actionWords } from '../../ui/action.words.ts'
import { commentsWords } from './comments.words.ts'

const ReportModal = lazy(() =>
  loadPart(() => import('../../entities/report/report-modal.tsx')).then((module) => ({ default: module.ReportModal })),
)

interface CommentItemProps {
  readonly pinId: string
  readonly comment: Comment
  readonly list: CommentList
  readonly onReply: () => void
}

/** One comment with what the viewer may do with it. */
export function CommentItem({ pinId, comment, list, onReply }: CommentItemProps) {
  const locale = useLocale()
  const [isEditing, setEditing] = useState(false)
  const ask = useLoginPrompt()
  const user = usePerson(comment.user)
  const article = useRef<HTMLElement>(null)
  const isNew = list.newest === comment.id
  // The list may be scrolled away from where one's own comment appears.
  useEffect(() => {
    if (isNew) article.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <article
      ref={article}
      className={styles['comment']}
      aria-label={commentsWords.commentBy({ name: user.full_name })}
      data-new={isNew || undefined}
    >
      <Link to={links.profile(user.username)} tabIndex={-1} aria-hidden="true">
        <Avatar name={user.full_name} pictureUrl={user.image_small_url} size={32} />
      </Link>
      <div className={styles['body']}>
        {isEditing ? (
          <CommentForm
            label={commentsWords.editYours}
            initialText={comment.text}
            isFocusedAtFirst
            onCancel={() => setEditing(false)}
            onSend={async (text) => {
              await list.change(comment, text)
              setEditing(false)
            }}
          />
        ) : (
          <p className={styles['text']}>
            <Link className={styles['author']} to={links.profile(user.username)}>
              {user.full_name}
            </Link>{' '}
            <MentionedText text={comment.text} mentions={comment.mentions} />
          </p>
        )}
        <div className={styles['foot']}>
          <Age className={styles['age']} moment={comment.created_at} locale={locale} />
          {comment.is_edited && <span className={styles['age']}>{commentsWords.edited}</span>}
          {comment.viewer_can.reply && (
            <button type="button" className={styles['quiet']} onClick={() => ask('general', onReply)}>
              {commentsWords.reply}
            </button>
          )}
          <LikeButton pinId={pinId} comment={comment} />
          <CommentMenu pinId={pinId} comment={comment} list={list} onEdit={() => setEditing(true)} />
        </div>
      </div>
    </article>
  )
}

function LikeButton({ pinId, comment }: Pick<CommentItemProps, 'pinId' | 'comment'>) {
  const locale = useLocale()
  const ask = useLoginPrompt()
  const [like, setLike] = useOptimisticFact(['comment', comment.id, 'like'], {
    initial: { isOn: comment.liked_by_me, count: comment.like_count },
    apply: (isOn: boolean, before) => ({ isOn, count: Math.max(before.count + (isOn ? 1 : -1), 0) }),
    send: async (isOn: boolean) => {
      const endpoint = isOn ? aggregatedCommentLikeResource.create : aggregatedCommentLikeResource.delete
      const { data } = await call(endpoint, { commentId: comment.id, pinId })
      return { isOn: data.liked_by_me, count: data.like_count }
    },
  })
  if (!comment.viewer_can.like && like.count === 0) return null
  const count = like.count > 0 ? formatCount(like.count, locale) : null
  const name = comment.user.full_name
  return (
    <button
      type="button"
      className={styles['like']}
      aria-pressed={like.isOn}
      // The name holds what can be seen of it: people who speak to their browser say the number.
      aria-label={
        count === null
          ? commentsWords.like({ name })
          : commentsWords.likeCounted({ name, count: like.count, shown: count })
      }
      onClick={() => ask('general', () => setLike(!like.isOn))}
    >
      <Heart size={16} aria-hidden="true" />
      {count !== null && <span>{count}</span>}
    </button>
  )
}

interface CommentMenuProps extends Pick<CommentItemProps, 'pinId' | 'comment' | 'list'> {
  readonly onEdit: () => void
}

function CommentMenu({ pinId, comment, list, onEdit }: CommentMenuProps) {
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  const can = comment.viewer_can
  const choices = [
    ...(can.edit ? [{ id: 'edit', label: actionWords.edit, icon: <Pencil size={20} />, onChoose: onEdit }] : []),
    ...(can.report
      ? [{ id: 'report', label: commentsWords.report, icon: <Flag size={20} />, onChoose: () => setOpen('report') }]
      : []),
    ...(can.delete
      ? [
          {
            id: 'delete',
            label: actionWords.delete,
            icon: <Trash2 size={20} />,
            isDangerous: true,
            onChoose: () => setOpen('delete'),
          },
        ]
      : []),
  ]
  if (choices.length === 0) return null
  return (
    <>
      <Menu
        label={commentsWords.options({ name: comment.user.full_name })}
        icon={<Ellipsis size={16} />}
        className={styles['menu'] ?? ''}
        groups={[{ id: 'comment', choices }]}
      />
      <ConfirmModal
        heading={commentsWords.deleteQuestion}
        text={comment.comment_count > 0 ? commentsWords.repliesGo : commentsWords.noUndo}
        confirmLabel={actionWords.delete}
        isOpen={open === 'delete'}
        onClose={() => setOpen(null)}
        onConfirm={() => list.remove(comment)}
        messageOf={messageOf}
      />
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportModal
            heading={commentsWords.reportHeading}
            thing={{ object_type: 'comment', object_id: comment.id, pin_id: pinId }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
