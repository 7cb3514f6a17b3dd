import { Buffer } from 'node:buffer'

// APPNOTE.TXT of PKWARE, version 6.3.10: sections 4.3.7 (local header), 4.3.9 (data descriptor), 4.3.12 (directory),
// 4.3.14 to 4.3.16 (its end), 4.5.3 (numbers beyond 32 bits).
const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
/** Names are UTF-8; sizes of streams follow their bytes. */
const UTF8 = 0x0800
const SIZES_FOLLOW = 0x0008
const VERSION = 20
const VERSION_64 = 45
const MOST_32 = 0xffffffff
const MOST_16 = 0xffff

/** A file in an archive. Files are smaller than 4 GB; where they lie may be beyond. */
export interface ZipEntry {
  readonly name: string
  /** 8 is deflated, 0 as it is. */
  readonly method: 0 | 8
  readonly crc: number
  readonly packed: number
  readonly size: number
  /** Bytes from the beginning. */
  readonly offset: number
}

type Known = Omit<ZipEntry, 'offset'>

/** What stands before a file whose size is known. */
export function localHeader({ name, method, crc, packed, size }: Known, date: Date): Buffer {
  return header(name, { flags: UTF8, method, crc, packed, size }, date)
}

/** What stands before a file that is streamed; `dataDescriptor` then stands behind it. */
export const streamedHeader = (name: string, date: Date): Buffer =>
  header(name, { flags: UTF8 | SIZES_FOLLOW, method: 0, crc: 0, packed: 0, size: 0 }, date)

function header(name: string, facts: Omit<Known, 'name'> & { flags: number }, date: Date): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.writeUInt32LE(LOCAL, 0)
  writeFacts(bytes, 4, facts, date)
  bytes.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([bytes, Buffer.from(name)])
}

/** The 22 bytes that a file's header and its line in the directory have in common. */
function writeFacts(bytes: Buffer, at: number, facts: Omit<Known, 'name'> & { flags: number }, date: Date): void {
  bytes.writeUInt16LE(VERSION, at)
  bytes.writeUInt16LE(facts.flags, at + 2)
  bytes.writeUInt16LE(facts.method, at + 4)
  bytes.writeUInt32LE(dosTime(date), at + 6)
  bytes.writeUInt32LE(facts.crc, at + 10)
  bytes.writeUInt32LE(facts.packed, at + 14)
  bytes.writeUInt32LE(facts.size, at + 18)
}

/** A time as ZIP keeps it, to two seconds and without a zone; here in UTC, since the reader's zone is not known. */
const dosTime = (date: Date) =>
  (((date.getUTCFullYear() - 1980) << 25) |
    ((date.getUTCMonth() + 1) << 21) |
    (date.getUTCDate() << 16) |
    (date.getUTCHours() << 11) |
    (date.getUTCMinutes() << 5) |
    (date.getUTCSeconds() >> 1)) >>>
  0

export function dataDescriptor({ crc, packed, size }: Pick<ZipEntry, 'crc' | 'packed' | 'size'>): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(DESCRIPTOR, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

/** A file's line in the directory. */
export function directoryEntry(entry: ZipEntry, date: Date): Buffer {
  const isFar = entry.offset >= MOST_32
  const bytes = Buffer.alloc(46)
  bytes.writeUInt32LE(ENTRY, 0)
  bytes.writeUInt16LE(isFar ? VERSION_64 : VERSION, 4)
  writeFacts(bytes, 6, { ...entry, flags: entry.method === 0 ? UTF8 | SIZES_FOLLOW : UTF8 }, date)
  bytes.writeUInt16LE(Buffer.byteLength(entry.name), 28)
  bytes.writeUInt16LE(isFar ? 12 : 0, 30)
  bytes.writeUInt32LE(isFar ? MOST_32 : entry.offset, 42)
  const extra = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(entry.offset), 4)
  }
  return Buffer.concat([bytes, Buffer.from(entry.name), extra])
}

/** The end of the archive: where its directory lies and how long it is. */
export function directoryEnd(directory: { count: number; size: number; offset: number }): Buffer {
  const { count, size, offset } = directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(Math.min(count, MOST_16), 8)
  end.writeUInt16LE(Math.min(count, MOST_16), 10)
  end.writeUInt32LE(Math.min(size, MOST_32), 12)
  end.writeUInt32LE(Math.min(offset, MOST_32), 16)
  if (count < MOST_16 && size < MOST_32 && offset < MOST_32) return end
  const wide = Buffer.alloc(56)
  wide.writeUInt32LE(END_64, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeUInt16LE(VERSION_64, 12)
  wide.writeUInt16LE(VERSION_64, 14)
  wide.writeBigUInt64LE(BigInt(count), 24)
  wide.writeBigUInt64LE(BigInt(count), 32)
  wide.writeBigUInt64LE(BigInt(size), 40)
  wide.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(LOCATOR_64, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([wide, locator, end])
}
