import { type FileHandle, open, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { moveDurably, nullWhenMissing } from '../../platform/storage/durable-file.ts'
import { bytesOfGraph, openGraph, type SaveGraph } from './save-graph.ts'

/** A snapshot that must not be walked: of another format, cut short, or with a bit turned. The graph is built anew then. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

// The header: eight letters, then version, boards, pictures, edges, checksum of these and checksum of the body, 32 bits each.
const LETTERS = 'pinfwalk'
const VERSION = 1
const CHECKED_BYTES = 24
const HEADER_BYTES = 32

/** Writes the graph beside the path and renames it there, so that whoever reads meanwhile has the old one or the new. */
export async function writeSnapshot(graph: SaveGraph, path: string): Promise<void> {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(LETTERS, 'latin1')
  const { boards, pictures, edges } = graph.size
  ;[VERSION, boards, pictures, edges].forEach((number, at) => header.writeUInt32LE(number, 8 + at * 4))
  header.writeUInt32LE(crc32(header.subarray(0, CHECKED_BYTES)), CHECKED_BYTES)
  const body = Buffer.from(graph.memory)
  header.writeUInt32LE(crc32(body), CHECKED_BYTES + 4)
  const beside = `${path}.${process.pid}.next`
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(header)
    await handle.writeFile(body)
    await handle.sync()
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await moveDurably(beside, path)
}

/** The graph of a snapshot, or null when there is none. Throws SnapshotError when it is damaged or of another version. */
export async function readSnapshot(path: string): Promise<SaveGraph | null> {
  const handle = await nullWhenMissing(open(path, 'r'))
  if (!handle) return null
  try {
    return await readGraph(handle)
  } finally {
    await handle.close()
  }
}

async function readGraph(handle: FileHandle): Promise<SaveGraph> {
  const header = Buffer.alloc(HEADER_BYTES)
  const number = (at: number) => header.readUInt32LE(at)
  const isWhole = (await fill(handle, header)) && header.toString('latin1', 0, 8) === LETTERS
  if (!isWhole || crc32(header.subarray(0, CHECKED_BYTES)) !== number(CHECKED_BYTES)) {
    throw new SnapshotError('the snapshot begins with something else')
  }
  if (number(8) !== VERSION) throw new SnapshotError(`the snapshot has version ${number(8)}, not ${VERSION}`)
  const size = { boards: number(12), pictures: number(16), edges: number(20) }
  // Before memory is asked for: a header may not cost more than its file has.
  const { size: fileBytes } = await handle.stat()
  if (fileBytes !== HEADER_BYTES + bytesOfGraph(size)) throw new SnapshotError('the snapshot is not whole')
  const graph = openGraph(size)
  const body = new Uint8Array(graph.memory)
  if (!(await fill(handle, body)) || crc32(body) !== number(CHECKED_BYTES + 4)) {
    throw new SnapshotError('the snapshot is damaged')
  }
  return graph
}

/** One read, as a rule; a system may give less than it was asked for. */
async function fill(handle: FileHandle, bytes: Uint8Array): Promise<boolean> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, null)
    if (bytesRead === 0) return false
    at += bytesRead
  }
  return true
}
