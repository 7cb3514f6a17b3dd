import type { DeviceSource } from '@pinfold/contract'
import { isbot } from 'isbot'
import { deviceSourceOf } from './device-source.ts'

/** What a browser's name tells of it. */
export interface BrowserTraits {
  readonly deviceSource: DeviceSource
  readonly isBot: boolean
}

const MOST_KEPT = 1000
const LONGEST_KEPT = 300
const kept = new Map<string, BrowserTraits>()

/** Reads a browser's name. The same few come again and again, and reading one takes longer than sending a kept page. */
export function browserTraits(userAgent: string): BrowserTraits {
  const known = kept.get(userAgent)
  if (known) return known
  const traits = { deviceSource: deviceSourceOf(userAgent), isBot: isbot(userAgent) }
  // Names may be made up without end.
  if (kept.size >= MOST_KEPT) kept.clear()
  if (userAgent.length <= LONGEST_KEPT) kept.set(userAgent, traits)
  return traits
}
