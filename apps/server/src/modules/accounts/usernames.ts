import { randomInt } from 'node:crypto'
import { limits, proposeUsername, reservedUsernames, usernameKey } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { qualities, things } from './username-words.ts'

/** The key of a name a member chose; throws `username_reserved`. */
export function keyOfChosenUsername(username: string): string {
  const key = usernameKey(username)
  if (reservedUsernames.has(key)) throw new AppError('username_reserved', { field: 'username' })
  return key
}

const SUGGESTIONS = 12

/**
 * Names to try in turn for somebody who chose none, made of the name they go by; where there is none in Latin letters,
 * two words are drawn. Nothing of an email address ever shows. The last ones are sure to be free.
 */
export function suggestUsernames(fullName: string): string[] {
  const proposed = proposeUsername(fullName)
  if (proposed === '') return drawnUsernames()
  const short = proposed.slice(0, limits.username.longest - 7)
  const numbered = Array.from(
    { length: SUGGESTIONS },
    (_, tries) => `${short}${randomInt(10 ** Math.min(2 + Math.floor(tries / 2), 7))}`,
  )
  return [short, ...numbered].filter((name) => !reservedUsernames.has(usernameKey(name)))
}

/** Two words and digits, as `quietheron42`; more digits the further down. */
function drawnUsernames(): string[] {
  const draw = (words: readonly string[]) => words[randomInt(words.length)] ?? ''
  return Array.from({ length: SUGGESTIONS }, (_, tries) => {
    const digits = 2 + Math.floor(tries / 2)
    return `${draw(qualities)}${draw(things)}${randomInt(10 ** (digits - 1), 10 ** digits)}`
  })
}
