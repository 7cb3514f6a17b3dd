import type { Conversation, Message, ReactionType } from '@pinfold/contract'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { dayWords, messageDays } from './message-days.ts'
import { MessageRunItem } from './message-item.tsx'
import styles from './message-log.module.css'
import { UnsentItem } from './unsent-item.tsx'
import type { Unsent } from '../sending/outbox-store.ts'
import type { useMessages } from './use-messages.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { messageLogWords } from './message-log.words.ts'

interface MessageLogProps {
  readonly conversation: Conversation
  readonly messages: ReturnType<typeof useMessages>
  /** The first message that was unread when the conversation opened. */
  readonly unreadFrom: string | null
  readonly outbox: { readonly unsent: readonly Unsent[]; readonly retry: (unsent: Unsent) => void }
}

/**
 * The messages, oldest at the top, read aloud as they come. It scrolls from its end: what is added above moves
 * nothing.
 */
export function MessageLog({ conversation, messages, unreadFrom, outbox }: MessageLogProps) {
  const { rows, pages, react, remove } = messages
  const zone = useTimeZone()
  const locale = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const days = useMemo(() => {
    // What begins a page of the list begins a run, which stays the same when an older page comes before it.
    const ends = pages.flatMap(({ data }) => data.at(-1)?.id ?? [])
    return messageDays(rows.toReversed(), zone, new Set(unreadFrom === null ? ends : [...ends, unreadFrom]))
  }, [rows, pages, zone, unreadFrom])
  const { unsent } = outbox
  useEffect(() => {
    // Whoever writes sees what they wrote.
    if (unsent.length > 0) scroller.current?.scrollTo({ top: 0 })
  }, [unsent.length])
  const isDeleting = useRef(false)
  const onDelete = async (message: Message) => {
    isDeleting.current = true
    await remove(message)
  }
  useEffect(() => {
    // What was focused went with the message; reading goes on where it was.
    if (isDeleting.current) scroller.current?.focus({ preventScroll: true })
    isDeleting.current = false
  }, [rows.length])
  const onReact = (message: Message, wanted: ReactionType | null) => void react(message, wanted)
  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      role="log"
      tabIndex={-1}
      aria-label={messageLogWords.messages}
      aria-live="polite"
      aria-busy={messages.isLoadingMore}
    >
      <div className={styles['list']}>
        <Older messages={messages} scroller={scroller} />
        {days.map(({ day, runs }) => (
          <section key={day} className={styles['day']} aria-label={dayWords(day, locale, zone)}>
            <h2 className={styles['dayName']}>{dayWords(day, locale, zone)}</h2>
            {runs.map((run) => (
              <div key={run.id} className={styles['run']}>
                {run.id === unreadFrom && <p className={styles['unread']}>{messageLogWords.newMessages}</p>}
                <MessageRunItem run={run} isGroup={conversation.is_group} onReact={onReact} onDelete={onDelete} />
              </div>
            ))}
          </section>
        ))}
        {unsent.map((each) => (
          <UnsentItem key={each.key} unsent={each} onRetry={() => outbox.retry(each)} />
        ))}
      </div>
    </div>
  )
}

interface OlderProps {
  readonly messages: ReturnType<typeof useMessages>
  readonly scroller: RefObject<HTMLDivElement | null>
}

/** Reads older messages before their place is scrolled to. */
function Older({ messages: { loadMore, hasMore, hasFailed, retry, readings }, scroller }: OlderProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const canLoad = loadMore !== undefined
  const load = useEffectEvent(() => loadMore?.())
  useEffect(() => {
    const element = sentinel.current
    if (!element || !canLoad) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && load(), {
      root: scroller.current,
      rootMargin: '600px 0px 0px',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [canLoad, readings, scroller])
  if (hasFailed) {
    return (
      <div className={styles['older']}>
        <Button size={32} onClick={retry}>
          {messageLogWords.showOlder}
        </Button>
      </div>
    )
  }
  return (
    <div ref={sentinel} className={styles['older']}>
      {hasMore ? messageLogWords.loadingOlder : messageLogWords.beginning}
    </div>
  )
}
