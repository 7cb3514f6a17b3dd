import type { Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

// Bodies that end early are taken as far as they came.
const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }
const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () =>
    createBrotliDecompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
  zstd: () => createZstdDecompress(),
}

/** What is asked for; each is unpacked here, so that sizes are counted as they are after it. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/** Nobody packs a page more than twice. */
const MOST_LAYERS = 2

/** The body without its packing. Throws `unreachable` for a packing that is not known. */
export function unpackedBody(body: Readable, encoding: string): Readable {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity')
  if (layers.length > MOST_LAYERS) throw new FetchFailure('unreachable')
  return layers.toReversed().reduce((packed: Readable, layer) => {
    const unpacker = unpackers[layer]?.()
    if (unpacker === undefined) throw new FetchFailure('unreachable')
    packed.on('error', (error) => unpacker.destroy(error))
    unpacker.on('close', () => packed.destroy())
    return packed.pipe(unpacker)
  }, body)
}

/** The bytes up to a limit; beyond it they end (`cut`), or the whole is refused as `too_large`. */
export async function* limitedBytes(
  body: Readable,
  { mostBytes, atLimit }: { mostBytes: number; atLimit: 'cut' | 'refuse' },
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) {
      if (atLimit === 'refuse') throw new FetchFailure('too_large')
      return yield chunk.subarray(0, chunk.byteLength - (bytes - mostBytes))
    }
    yield chunk
  }
}
