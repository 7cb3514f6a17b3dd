import { createHash } from 'node:crypto'
import type { MemberId } from '@pinfold/contract'
import { NO_ID, type Id } from '../../../platform/ids/ids.ts'
import type { ActKind } from '../said-by-call.ts'
import { ledBy, linksIn } from './links-in-text.ts'
import type { Mark } from './marks.queries.ts'
import { textPrints } from './text-prints.ts'

/** An act as it is looked at for abuse. */
export interface NotedAct {
  readonly memberId: MemberId
  readonly standing: Mark['standing']
  readonly at: Date
  /** `pin` is one that was made, whichever way. */
  readonly act: ActKind | 'pin'
  readonly text: string
  readonly links: readonly string[]
  readonly targets: readonly string[]
  /** Of the picture's bytes, where one was brought along. */
  readonly contentHash?: string
  /** Where it came from, of accounts that are a day old at most. */
  readonly addressKey?: string
}

/** The last two parts of a name, whatever stands before them. */
const siteOf = (host: string) => host.split('.').slice(-2).join('.')

const short = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 24)

/** Who many accounts have in common; a person who does the one or the other is not. */
const towards: ReadonlySet<NotedAct['act']> = new Set(['comment', 'follow', 'like', 'react', 'report', 'save'])
/** What one account does too much of. */
const counted: ReadonlySet<NotedAct['act']> = new Set(['comment', 'follow', 'invite', 'message', 'report', 'unfollow'])
/** Saves repeat what others wrote and linked. */
const speaks = (act: NotedAct['act']) => act !== 'save'

/** What an act has in common with others: its words, where its links lead, its picture, its target, where it came from. */
export function marksOf(noted: NotedAct): Mark[] {
  const { memberId, standing, at: madeAt, act, targets } = noted
  const mark = (key: string, thingId: Id = NO_ID): Mark => ({ key, memberId, thingId, standing, madeAt })
  const led = speaks(act) ? [...noted.links.flatMap((link) => ledBy(link) ?? []), ...linksIn(noted.text)] : []
  const things = targets.filter((target) => /^\d{1,19}$/.test(target))
  return [
    ...(speaks(act) ? textPrints(noted.text) : []).map((print) => mark(`words:${print}`)),
    ...[...new Set(led.map(({ host }) => host))].map((host) => mark(`host:${short(host)}`)),
    ...[...new Set(led.map(({ host }) => siteOf(host)))].map((site) => mark(`site:${short(site)}`)),
    ...[...new Set(led.flatMap(({ page }) => page ?? []))].map((page) => mark(`page:${short(page)}`)),
    ...(noted.contentHash === undefined ? [] : [mark(`picture:${short(noted.contentHash)}`)]),
    ...(noted.addressKey === undefined ? [] : [mark(`address:${short(noted.addressKey)}`)]),
    ...(counted.has(act) ? things.map((thing) => mark(`${act}:${memberId}`, thing)) : []),
    ...(towards.has(act) ? things.map((thing) => mark(`to-${act}:${thing}`)) : []),
  ]
}
