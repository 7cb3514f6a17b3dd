import { createECDH, hkdfSync } from 'node:crypto'

/** The pair of keys with which a server signs what it pushes, as base64 for addresses. */
export interface VapidKeys {
  /** An uncompressed point on P-256, 65 bytes. */
  readonly publicKey: string
  /** 32 bytes. */
  readonly privateKey: string
}

/** The keys of an installation, made of its secret, so that all its processes have the same ones (RFC 8292, RFC 5869). */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'keys of web push', 32)))
  return {
    publicKey: pair.getPublicKey('base64url'),
    // Without the zeros that the library would leave out at its beginning.
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  }
}
