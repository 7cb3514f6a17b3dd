import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The highest quality takes ten times as long for a twentieth of the bytes, in each language. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const compressors = { br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quality), gz: promisify(gzip) }
const AT_ONCE = 4
/** Bytes below which a copy would save nothing worth a second file. */
const LEAST_BYTES = 1024

/**
 * Leaves `.br` and `.gz` copies beside the scripts and styles of a build, those in other languages too, so that no request
 * waits for compression.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css|svg)$/.test(name))
  const next = names.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const name of next) await compressFile(join(folder, name))
    }),
  )
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.byteLength < LEAST_BYTES) return
  for (const [ending, compress] of Object.entries(compressors))
    await writeFile(`${file}.${ending}`, await compress(bytes))
}
