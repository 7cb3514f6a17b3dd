import { createHash, randomInt } from 'node:crypto'
import { limits } from '@pinfold/contract'

// Without letters that are taken for others. Sixteen of thirty are 78 bits: a plain hash is enough.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz2345678'
const GROUPS = 4
const GROUP_LETTERS = 4

/** New codes, each good for one log-in when the authenticator app is out of reach. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: limits.secondFactor.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LETTERS }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
    ).join('-'),
  )

/** A code as it is compared: spaces, dashes and letter case do not count. */
export const plainCode = (code: string): string => code.replaceAll(/[\s\-–—]/g, '').toLowerCase()

export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest()
