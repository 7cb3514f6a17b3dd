import { failureWords } from './failure.words.ts'

/** `offline` is the browser's word; `unreachable`, that the server did not answer though there is a network. */
export type Connection = 'good' | 'offline' | 'unreachable'

export function connectionOf({ isOnLine, isReached }: { isOnLine: boolean; isReached: boolean }): Connection {
  if (!isOnLine) return 'offline'
  return isReached ? 'good' : 'unreachable'
}

const FIRST = 1000
const LONGEST = 30_000

/** Milliseconds until the server is asked once more, after so many times in vain. */
export const probeAfter = (times: number): number => Math.min(FIRST * 2 ** times, LONGEST)

/** A gateway that stands for a server which does not answer. */
export const isGatewayFailure = (status: number): boolean => status === 502 || status === 503 || status === 504

/** What is said of a request that came to nothing. */
export const unreachedWords = (isOnLine: boolean): string => (isOnLine ? failureWords.unreached : failureWords.offline)
