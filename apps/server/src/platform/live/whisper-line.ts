import { randomBytes } from 'node:crypto'
import type { LiveWhisper } from '@pinfold/contract'
import type pg from 'pg'
import { type NoticeLine, openNoticeLine } from '../db/notice-line.ts'
import type { Id } from '../ids/ids.ts'
import type { Live } from './live.ts'

/**
 * Carries whispers between web processes; nothing is kept. Without it each process still serves its own streams, and
 * whoever types says so again.
 */
export function openWhisperLine(
  connection: pg.ClientConfig,
  live: Live,
  onError: (error: unknown) => void,
): Pick<NoticeLine, 'stop'> {
  const self = randomBytes(8).toString('hex')
  const line = openNoticeLine(connection, {
    channel: 'pinfold_whispers',
    hear(text) {
      const said = read(text)
      if (said && said.from !== self) live.hub.whisper(said.to, said.whisper)
    },
    onError,
  })
  live.carryWhispers((to, whisper) => line.send(JSON.stringify({ from: self, to, whisper } satisfies Said)))
  return line
}

interface Said {
  readonly from: string
  readonly to: readonly Id[]
  readonly whisper: LiveWhisper
}

/** Null for what no program of ours said. */
function read(text: string): Said | null {
  try {
    const said: unknown = JSON.parse(text)
    const isOurs = typeof said === 'object' && said !== null && 'from' in said && 'to' in said && Array.isArray(said.to)
    return isOurs ? (said as Said) : null
  } catch {
    return null
  }
}
