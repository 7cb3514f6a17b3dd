import type { AbuseBlockKind } from '@pinfold/contract'
import { usernameKey } from '@pinfold/contract'
import { emailKey } from '../../accounts/index.ts'
import { domainsOf, ledBy, linksIn } from '../marks/links-in-text.ts'
import { foldText } from '../marks/text-prints.ts'
import type { Field, Said } from '../said-by-call.ts'

/** What is blocked, by kind, as it is compared. */
export type Blocked = Readonly<Record<AbuseBlockKind, ReadonlySet<string>>>

/** How a value is compared; empty for what can be no value of the kind. */
export const comparedAs: Readonly<Record<AbuseBlockKind, (typed: string) => string>> = {
  username: (typed) => usernameKey(typed.replace(/^@/, '')),
  email: (typed) => (typed.includes('@') ? emailKey(typed) : ''),
  mail_domain: (typed) => domainOf(typed.replace(/^.*@/, '')),
  link_domain: domainOf,
  // Words that have no letters are compared as they are.
  word: (typed) => foldText(typed) || typed.trim().toLowerCase(),
}

function domainOf(typed: string): string {
  const text = typed.trim().toLowerCase()
  const host = ledBy(/^https?:/.test(text) ? text : `https://${text}`)?.host
  return host ?? ''
}

/** Something that was said and is blocked. */
export interface Hit {
  readonly kind: AbuseBlockKind
  readonly field: string
}

/** The first thing of what was said that is blocked. */
export function findBlocked(blocked: Blocked, said: Said): Hit | null {
  for (const { field, value } of said.emails) {
    const email = emailKey(value)
    if (blocked.email.has(email)) return { kind: 'email', field }
    if (isOfDomains(blocked.mail_domain, email.slice(email.lastIndexOf('@') + 1))) return { kind: 'mail_domain', field }
  }
  for (const { field, value } of said.names)
    if (blocked.username.has(usernameKey(value)) || hasWord(blocked.word, value)) return { kind: 'username', field }
  for (const { field, value } of said.links) {
    const led = ledBy(value)
    if (led && isOfDomains(blocked.link_domain, led.host)) return { kind: 'link_domain', field }
  }
  return said.texts.map((text) => blockedInText(blocked, text)).find((hit) => hit !== null) ?? null
}

function blockedInText(blocked: Blocked, { field, value }: Field): Hit | null {
  if (hasWord(blocked.word, value)) return { kind: 'word', field }
  const isLinked =
    blocked.link_domain.size > 0 && linksIn(value).some(({ host }) => isOfDomains(blocked.link_domain, host))
  return isLinked ? { kind: 'link_domain', field } : null
}

const isOfDomains = (domains: ReadonlySet<string>, host: string) =>
  domains.size > 0 && domainsOf(host).some((domain) => domains.has(domain))

/** Single words are looked up; only phrases are looked for. */
function hasWord(words: ReadonlySet<string>, text: string): boolean {
  if (words.size === 0) return false
  const folded = foldText(text)
  const asTyped = text.toLowerCase()
  if (folded.split(' ').some((word) => words.has(word)) || asTyped.split(/\s+/).some((word) => words.has(word)))
    return true
  const padded = ` ${folded} `
  return phrasesOf(words).some((phrase) => padded.includes(` ${phrase} `))
}

const phrases = new WeakMap<ReadonlySet<string>, string[]>()
/** Found once for a list; scripts that put no spaces between words have long ones. */
function phrasesOf(words: ReadonlySet<string>): string[] {
  const known = phrases.get(words) ?? [...words].filter((word) => word.includes(' '))
  phrases.set(words, known)
  return known
}
