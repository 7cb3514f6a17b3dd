import type { Message } from '@pinfold/contract'

type Dated = Pick<Message, 'id' | 'created_at' | 'sender'>

/** Messages of one person that stand together. */
export interface MessageRun<M extends Dated> {
  readonly id: string
  readonly messages: readonly M[]
}

export interface MessageDay<M extends Dated> {
  /** The day as the zone has it: `2026-11-22`. */
  readonly day: string
  readonly runs: readonly MessageRun<M>[]
}

/** Longer silences begin a new run. */
const TOGETHER = 5 * 60 * 1000

const dayIn = (zone: string) => {
  // Swedish writes days as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' })
  return (moment: string) => format.format(new Date(moment))
}

/**
 * Days of runs, oldest first, from messages oldest first; `breakBefore` are messages that begin a run in any
 * case.
 */
export function messageDays<M extends Dated>(
  messages: readonly M[],
  zone: string,
  breakBefore: ReadonlySet<string>,
): MessageDay<M>[] {
  const dayOf = dayIn(zone)
  const days: { day: string; runs: { id: string; messages: M[] }[] }[] = []
  let before: M | undefined
  for (const message of messages) {
    const day = dayOf(message.created_at)
    let last = days.at(-1)
    if (last?.day !== day) days.push((last = { day, runs: [] }))
    const run = last.runs.at(-1)
    const isNear = before && Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER
    const goesOn = isNear && before?.sender.id === message.sender.id && !breakBefore.has(message.id)
    if (run && goesOn) run.messages.push(message)
    else last.runs.push({ id: message.id, messages: [message] })
    before = message
  }
  return days
}

/** "Today", "Yesterday", a weekday within a week, or the date. */
export function dayWords(day: string, locale: string, zone: string, now: Date = new Date()): string {
  const today = dayIn(zone)(now.toISOString())
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (ago === 0 || ago === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
  }
  const format: Intl.DateTimeFormatOptions = ago > 1 && ago < 7 ? { weekday: 'long' } : { dateStyle: 'long' }
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(day))
}

/** The oldest message that the viewer has not read, of messages newest first; null where all were read. */
export function firstUnread(newestFirst: readonly Pick<Message, 'id' | 'sent_by_me'>[], unread: number): string | null {
  if (unread <= 0) return null
  return newestFirst.filter(({ sent_by_me: isOwn }) => !isOwn)[unread - 1]?.id ?? null
}
