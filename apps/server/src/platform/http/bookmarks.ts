import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Drawn at once: asking for each costs more than sealing. */
const NONCES = 256

/** Packs the last key examined into an opaque text that only the same list accepts. */
export interface Bookmarks {
  write(list: string, key: string): string
  /** Throws `bookmark_refused` where the text was not written for this list. */
  read(list: string, bookmark: string): string
}

/**
 * Bookmarks sealed by AES-GCM with the list as associated data: the last key examined may belong to a row the viewer
 * may not see, so nobody can read it, and a bookmark of another list, or of another installation, does not open.
 */
export function createBookmarks(secret: string): Bookmarks {
  const sealKey = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'bookmarks', 32)))
  let nonces = Buffer.alloc(0)

  function nextNonce(): Buffer {
    if (nonces.length === 0) nonces = randomBytes(NONCES * NONCE_BYTES)
    const nonce = nonces.subarray(0, NONCE_BYTES)
    nonces = nonces.subarray(NONCE_BYTES)
    return nonce
  }

  return {
    write(list, key) {
      const nonce = nextNonce()
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(list))
      const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    read(list, bookmark) {
      const bytes = Buffer.from(bookmark, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(list)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const key = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')
        return key + decipher.final('utf8')
      } catch {
        throw new AppError('bookmark_refused', { field: 'bookmarks' })
      }
    },
  }
}
