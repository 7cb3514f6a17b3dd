import { createHash } from 'node:crypto'
import { limits } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import { createSecretBox } from './secret-box.ts'

/** A log-in whose first step is done. */
export interface LogInChallenge {
  readonly memberId: string
  /** The first step was a mailed link, not the password. */
  readonly isLimited: boolean
  readonly passwordHash: string
}

/** Carries a half-done log-in to its second step, without a session and without keeping anything. */
export interface LogInChallenges {
  write(challenge: LogInChallenge): string
  /** Null for what was not written here, or too long ago. `isFor` tells whether the password is still the same. */
  read(text: string): { memberId: string; isLimited: boolean; isFor(passwordHash: string): boolean } | null
}

/** Sealed, so that it names nobody to whom it does not belong; a new password ends it. */
export function createLogInChallenges({ secret, clock }: { secret: string; clock: Clock }): LogInChallenges {
  const box = createSecretBox(secret, 'log-in challenges')
  const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16)
  return {
    write({ memberId, isLimited, passwordHash }) {
      const content = [memberId, isLimited ? 1 : 0, clock.now().getTime(), markOf(passwordHash)]
      return box.seal('', JSON.stringify(content)).toString('base64url')
    },
    read(text) {
      const content = box.open('', Buffer.from(text, 'base64url'))
      if (content === null) return null
      const [memberId, limited, writtenAt, mark] = JSON.parse(content) as [string, number, number, string]
      if (clock.now().getTime() - writtenAt > limits.secondFactor.challengeMilliseconds) return null
      return { memberId, isLimited: limited === 1, isFor: (passwordHash) => markOf(passwordHash) === mark }
    },
  }
}
