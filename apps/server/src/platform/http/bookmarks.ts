import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from './app-error.ts'

const MAC_BYTES = 12

/** Packs the last key examined into an opaque text that only the same list accepts. */
export interface Bookmarks {
  write(list: string, key: string): string
  /** Throws `bookmark_refused` where the text was not written for this list. */
  read(list: string, bookmark: string): string
}

/** `secret` makes bookmarks of one installation worthless on another; it may never change lightly. */
export function createBookmarks(secret: string): Bookmarks {
  const mac = (list: string, key: string) =>
    createHmac('sha256', secret).update(`${list}\n${key}`).digest().subarray(0, MAC_BYTES)
  return {
    write: (list, key) => Buffer.concat([mac(list, key), Buffer.from(key)]).toString('base64url'),
    read(list, bookmark) {
      const bytes = Buffer.from(bookmark, 'base64url')
      const key = bytes.subarray(MAC_BYTES).toString()
      const isOurs = bytes.length > MAC_BYTES && timingSafeEqual(bytes.subarray(0, MAC_BYTES), mac(list, key))
      if (!isOurs) throw new AppError('bookmark_refused', { field: 'bookmarks' })
      return key
    },
  }
}
