import { open, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { moveDurably, nullWhenMissing } from '../../../platform/storage/durable-file.ts'

/** How many pictures have a list, and how long all lists are together; the place of every array follows from them. */
export interface TableSize {
  readonly pictures: number
  readonly neighbours: number
}

/**
 * What goes well with each of the most saved pictures, as it was learned: lists of places in `pictureIds`, one behind the
 * other, in one piece of memory. A weight is its row's scale times a whole number.
 */
export interface NeighbourTable {
  readonly size: TableSize
  readonly memory: ArrayBuffer
  /** Ascending. */
  readonly pictureIds: BigUint64Array
  readonly starts: Uint32Array
  readonly scales: Float32Array
  readonly neighbours: Uint16Array
  readonly weights: Uint16Array
}

/** The most that a weight's whole number may be. */
export const LARGEST_WEIGHT = 65_535

/** The bytes that a table of this size takes. */
export const bytesOfTable = ({ pictures, neighbours }: TableSize): number =>
  pictures * 8 + (pictures + 1) * 4 + pictures * 4 + neighbours * 4

/** Lays a table over its memory; without memory over new one. */
export function openTable(size: TableSize, memory = new ArrayBuffer(bytesOfTable(size))): NeighbourTable {
  const { pictures, neighbours } = size
  const starts = pictures * 8
  const scales = starts + (pictures + 1) * 4
  const places = scales + pictures * 4
  return {
    size,
    memory,
    pictureIds: new BigUint64Array(memory, 0, pictures),
    starts: new Uint32Array(memory, starts, pictures + 1),
    scales: new Float32Array(memory, scales, pictures),
    neighbours: new Uint16Array(memory, places, neighbours),
    weights: new Uint16Array(memory, places + neighbours * 2, neighbours),
  }
}

// The header: eight letters, then version, pictures, neighbours and the body's checksum, 32 bits each.
const LETTERS = 'pinfnear'
const VERSION = 1
const HEADER_BYTES = 24

/** Writes the table beside the path and renames it there. */
export async function writeTable({ size, memory }: NeighbourTable, path: string): Promise<void> {
  const body = Buffer.from(memory)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(LETTERS, 'latin1')
  ;[VERSION, size.pictures, size.neighbours, crc32(body)].forEach((number, at) =>
    header.writeUInt32LE(number, 8 + at * 4),
  )
  const beside = `${path}.${process.pid}.next`
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(Buffer.concat([header, body]))
    await handle.sync()
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await moveDurably(beside, path)
}

/** The table of a file and when it was written; null where there is none, or one that is damaged or of another version. */
export async function readTable(path: string): Promise<{ table: NeighbourTable; writtenAt: Date } | null> {
  const handle = await nullWhenMissing(open(path, 'r'))
  if (!handle) return null
  try {
    const { mtime } = await handle.stat()
    const bytes = await handle.readFile()
    if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 8) !== LETTERS) return null
    const number = (at: number) => bytes.readUInt32LE(8 + at * 4)
    const size = { pictures: number(1), neighbours: number(2) }
    const body = bytes.subarray(HEADER_BYTES)
    if (number(0) !== VERSION || body.length !== bytesOfTable(size) || crc32(body) !== number(3)) return null
    return { table: openTable(size, Uint8Array.from(body).buffer), writtenAt: mtime }
  } finally {
    await handle.close()
  }
}
