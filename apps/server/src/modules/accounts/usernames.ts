import { randomInt } from 'node:crypto'
import { limits, reservedUsernames, usernameKey } from '@pinfold/contract'
import { AppError } from '../../platform/http/app-error.ts'

/** The key of a name a member chose; throws `username_reserved`. */
export function keyOfChosenUsername(username: string): string {
  const key = usernameKey(username)
  if (reservedUsernames.has(key)) throw new AppError('username_reserved', { field: 'username' })
  return key
}

const SUGGESTIONS = 12

/** Names to try in turn for somebody who chose none, made of their name or email; the last ones are sure to be free. */
export function suggestUsernames(fullName: string, email: string): string[] {
  const stem =
    [fullName, email.split('@')[0] ?? ''].map(plain).find((text) => text.length >= limits.username.shortest) ?? 'pinner'
  const short = stem.slice(0, limits.username.longest - 7)
  const numbered = Array.from(
    { length: SUGGESTIONS },
    (_, tries) => `${short}${randomInt(10 ** Math.min(2 + Math.floor(tries / 2), 7))}`,
  )
  return [short, ...numbered].filter((name) => !reservedUsernames.has(usernameKey(name)))
}

/** Latin letters, digits; marks are taken off their letters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
