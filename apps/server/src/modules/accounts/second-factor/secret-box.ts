import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals what the database keeps but must not be able to read. */
export interface SecretBox {
  /** `owner` must be the same when it is opened, so that a row cannot be given to somebody else. */
  seal(owner: string, text: string): Buffer
  /** Null where it was sealed with another installation's secret, or for somebody else. */
  open(owner: string, sealed: Buffer): string | null
}

/** A box whose key is derived from the installation's secret for one use alone. */
export function createSecretBox(secret: string, use: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  return {
    seal(owner, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(owner, sealed) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
