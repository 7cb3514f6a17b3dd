import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { dataDescriptor, localHeader, streamedHeader, type ZipEntry } from './zip-format.ts'

/** A file on its way into the archive: its bytes, or where they are stored. */
export type ArchiveFile = { readonly name: string } & ({ readonly text: string } | { readonly key: string })

const deflated = promisify(deflateRaw)

/** A piece of an archive: its bytes, and what has been written when they end. */
export interface ArchivePart {
  readonly bytes: AsyncGenerator<Buffer>
  /** Offsets count from the part's beginning. */
  readonly entries: ZipEntry[]
  size(): number
}

/** Writes the files one after the other; no more than one page of them is in memory. */
export function archivePart(storage: Storage, files: AsyncIterable<ArchiveFile>, date: Date): ArchivePart {
  const entries: ZipEntry[] = []
  let written = 0
  const counted: Counted = (bytes) => {
    written += bytes.length
    return bytes
  }
  async function* bytes() {
    for await (const file of files) {
      const offset = written
      const facts = yield* 'text' in file ? ofText(file, date, counted) : ofStored(storage, file, date, counted)
      if (facts) entries.push({ ...facts, offset })
    }
  }
  return { bytes: bytes(), entries, size: () => written }
}

type Written = AsyncGenerator<Buffer, Omit<ZipEntry, 'offset'> | null>
type Counted = (bytes: Buffer) => Buffer

async function* ofText({ name, text }: { name: string; text: string }, date: Date, counted: Counted): Written {
  const plain = Buffer.from(text)
  const bytes = await deflated(plain)
  const facts = { name, method: 8, crc: crc32(plain), packed: bytes.length, size: plain.length } as const
  yield counted(localHeader(facts, date))
  yield counted(bytes)
  return facts
}

/** Pictures and videos are packed already. What is not stored any more is left out. */
async function* ofStored(
  storage: Storage,
  { name, key }: { name: string; key: string },
  date: Date,
  counted: Counted,
): Written {
  const stored = await storage.get(key)
  if (stored === null) return null
  let [crc, size] = [0, 0]
  try {
    yield counted(streamedHeader(name, date))
    for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc)
      size += chunk.length
      yield counted(chunk)
    }
  } finally {
    stored.stream.destroy()
  }
  yield counted(dataDescriptor({ crc, packed: size, size }))
  return { name, method: 0, crc, packed: size, size }
}
