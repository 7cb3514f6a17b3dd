import type { ModerationAct } from '@pinfold/contract'

/** What a key does in a queue of reports. */
export type QueueDeed = 'next' | 'previous' | 'take' | 'release' | 'picture' | 'open' | 'keys' | ModerationAct

/** All keys, in the order in which they are listed. */
export const queueKeys: readonly (readonly [key: string, deed: QueueDeed])[] = [
  ['j', 'next'],
  ['k', 'previous'],
  ['t', 'take'],
  ['r', 'release'],
  ['v', 'picture'],
  ['o', 'open'],
  ['d', 'dismiss'],
  ['h', 'hide'],
  ['w', 'warn'],
  ['x', 'remove'],
  ['s', 'suspend'],
  ['b', 'ban'],
  ['p', 'block_picture'],
  ['e', 'escalate'],
  ['?', 'keys'],
]

const deeds: Readonly<Record<string, QueueDeed>> = {
  ...Object.fromEntries(queueKeys),
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What somebody wants who presses a key; null for what is the browser's, or text for a field. */
export const deedOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed, isInField: boolean): QueueDeed | null =>
  isInField || ctrlKey || metaKey || altKey ? null : (deeds[key] ?? null)

/** Which of the rows has the turn after a step; one that is gone leaves it to whoever stands there now. */
export function rowAfter(ids: readonly string[], current: string | null, step: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current)
  if (at < 0) return ids[0] ?? null
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? null
}
