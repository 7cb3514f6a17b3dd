import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { BROTLI_QUALITY, GZIP_LEVEL, LEAST_BYTES } from './compression.ts'

/** The best of these that a client takes; the first where it likes both. */
const packings = ['br', 'gzip'] as const
export type Packing = (typeof packings)[number]

/** Bytes that many take, each compressed form made once. */
export interface PackedForms {
  /** The form, where it is made already. */
  made(packing: Packing): Buffer | undefined
  make(packing: Packing): Promise<Buffer>
}

const negotiator = new Negotiator({ supportedValues: [...packings] })

/** How the body is sent to who accepts this; null as it is. */
export function packingFor(acceptEncoding: string | undefined, body: Buffer): Packing | null {
  if (acceptEncoding === undefined || body.byteLength < LEAST_BYTES) return null
  return negotiator.negotiate(acceptEncoding)
}

/** Nothing is compressed yet. */
export function createPackedForms(body: Buffer): PackedForms {
  const forms: Partial<Record<Packing, Buffer>> = {}
  const making: Partial<Record<Packing, Promise<Buffer>>> = {}
  return {
    made: (packing) => forms[packing],
    make: (packing) => (making[packing] ??= pack[packing](body).then((form) => (forms[packing] = form))),
  }
}

// Off the main thread, which goes on answering.
const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const gzipped = promisify<Buffer, object, Buffer>(gzip)
const pack: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body) => gzipped(body, { level: GZIP_LEVEL }),
}
