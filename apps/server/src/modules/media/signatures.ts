import { randomBytes } from 'node:crypto'

/** A new address of a picture: 128 random bits that tell nothing of its bytes. */
export const drawSignature = (): string => randomBytes(16).toString('hex')
