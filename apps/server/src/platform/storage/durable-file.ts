import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'

/** Writes a new file and waits until its bytes are on the disk. */
export async function writeDurably(path: string, body: Uint8Array | Readable): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(body)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves a file to its place in one step, making the folders on the way, and puts the new name on the disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // A delete beside us may take an empty folder away while it is being made, or between the two calls.
    await nullWhenMissing(makeFolder(dirname(to)))
    const isMoved = await nullWhenMissing(rename(from, to).then(() => true))
    if (isMoved) return syncFolder(dirname(to))
    if (attempt === 10) throw new Error(`the folder of ${to} goes away as often as it is made`)
  }
}

/** Makes a folder and its parents, and puts the new names on the disk. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    // Another process may prune it again; the caller's rename sees that.
    await nullWhenMissing(syncFolder(dirname(made)))
  }
}

/** Removes the folder when it is empty, then its parents likewise, up to but never including `root`. */
export async function removeEmptyFolders(path: string, root: string): Promise<void> {
  for (let empty = path; empty.startsWith(root + sep); empty = dirname(empty)) {
    try {
      await rmdir(empty)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) return
    }
  }
}

/** Removes the files of a folder that were last written longer ago than so many milliseconds. */
export async function removeOlder(path: string, milliseconds: number): Promise<void> {
  for (const name of await readdir(path)) {
    const facts = await nullWhenMissing(stat(join(path, name)))
    if (facts && Date.now() - facts.mtimeMs > milliseconds) await rm(join(path, name), { force: true })
  }
}

/** What the work gives, or null when it fails because a file or folder is not there. */
export async function nullWhenMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder for syncing.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
