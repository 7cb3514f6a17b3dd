import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a browser keeps of the accounts that logged in with it. Scripts cannot read it, and it names nobody. */
export const DEVICE_COOKIE = '_device'

/** Browsers keep no cookie longer. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60

const NONCE_BYTES = 9
const MARK_BYTES = 15
/** As many accounts as one browser holds are enough. */
const MOST_MARKS = 5

/** Marks of browsers that somebody knew an account's password in. */
export interface KnownDevices {
  /** Names the browser where its cookie holds a mark of the account; null where it does not. */
  of(cookie: string | undefined, account: string): string | null
  /** The cookie with a mark of the account, the one it has or a new one, before those of the last others. */
  withMark(cookie: string | undefined, account: string): string
}

/** A mark is a random part and its HMAC with the account: whose it is can be checked, not read. */
export function createKnownDevices(secret: string): KnownDevices {
  const markOf = (nonce: string, account: string) =>
    createHmac('sha256', secret).update(`device ${nonce} ${account}`).digest().subarray(0, MARK_BYTES)

  function nonceOf(mark: string, account: string): string | null {
    const [nonce = '', proof = ''] = mark.split('-')
    const bytes = Buffer.from(proof, 'hex')
    return bytes.length === MARK_BYTES && timingSafeEqual(bytes, markOf(nonce, account)) ? nonce : null
  }

  function newMark(account: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('hex')
    return `${nonce}-${markOf(nonce, account).toString('hex')}`
  }

  function of(cookie: string | undefined, account: string): string | null {
    for (const mark of marksIn(cookie)) {
      const nonce = nonceOf(mark, account)
      if (nonce !== null) return nonce
    }
    return null
  }

  return {
    of,
    withMark(cookie, account) {
      const marks = marksIn(cookie)
      const own = marks.find((mark) => nonceOf(mark, account) !== null) ?? newMark(account)
      return [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_MARKS).join('.')
    },
  }
}

const marksIn = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((mark) => mark !== '')
    .slice(0, MOST_MARKS)
