import { randomUUID } from 'node:crypto'
import { open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  makeFolder,
  moveDurably,
  nullWhenMissing,
  removeEmptyFolders,
  removeOlder,
  writeDurably,
} from './durable-file.ts'
import { checkKey, contentTypeOf } from './storage-key.ts'
import type { ObjectHead, Storage, StoredObject } from './storage.ts'

/** Begins with a dot, which no key may, so that unfinished files can never be read under a key. */
const unfinishedFolder = '.unfinished'
const unfinishedMilliseconds = 24 * 60 * 60 * 1000

/**
 * Storage in a local folder (made when missing), one file a key. Several processes may share it.
 * A file appears under its key only when it is whole and on the disk: a kill or a power cut leaves at most an
 * unfinished file aside, and those older than a day go with the first put.
 */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder)
  const unfinished = join(root, unfinishedFolder)
  const pathOf = (key: string): string => {
    checkKey(key)
    return join(root, ...key.split('/'))
  }
  let prepared: Promise<void> | undefined
  const prepare = (): Promise<void> => {
    prepared ??= makeFolder(unfinished).then(() => removeOlder(unfinished, unfinishedMilliseconds))
    // A full disk at the first put must not refuse every later one.
    prepared.catch(() => (prepared = undefined))
    return prepared
  }

  return {
    async put(key, body, facts) {
      const path = pathOf(key)
      if (facts.contentType !== contentTypeOf(key)) {
        throw new TypeError(`${key} is kept as ${contentTypeOf(key)}, not as ${facts.contentType}`)
      }
      await prepare()
      const written = join(unfinished, randomUUID())
      try {
        await writeDurably(written, body)
        await moveDurably(written, path)
      } catch (error) {
        await rm(written, { force: true })
        throw error
      }
    },

    async get(key, range) {
      return openObject(pathOf(key), contentTypeOf(key), range)
    },

    async head(key) {
      const facts = await nullWhenMissing(stat(pathOf(key), { bigint: true }))
      return facts?.isFile() ? headOf(facts, contentTypeOf(key)) : null
    },

    async delete(key) {
      const path = pathOf(key)
      const facts = await nullWhenMissing(stat(path))
      if (facts?.isFile()) await rm(path, { force: true })
      await removeEmptyFolders(dirname(path), root)
    },

    async deleteFolder(name) {
      const path = pathOf(name)
      const facts = await nullWhenMissing(stat(path))
      if (facts?.isDirectory()) await rm(path, { recursive: true, force: true })
      await removeEmptyFolders(dirname(path), root)
    },

    async *list(name) {
      yield* listFiles(name === '' ? root : pathOf(name), name)
    },
  }
}

async function openObject(
  path: string,
  contentType: string,
  range?: { readonly start: number; readonly end: number },
): Promise<StoredObject | null> {
  const handle = await nullWhenMissing(open(path, 'r'))
  if (!handle) return null
  // Facts come from the open file, so they fit the bytes even when the key is put again meanwhile.
  const facts = await handle.stat({ bigint: true })
  if (!facts.isFile()) {
    await handle.close()
    return null
  }
  return { ...headOf(facts, contentType), stream: handle.createReadStream({ highWaterMark: 256 * 1024, ...range }) }
}

function headOf(facts: { size: bigint; mtimeNs: bigint; ino: bigint }, contentType: string): ObjectHead {
  const etag = `"${facts.size.toString(36)}-${facts.mtimeNs.toString(36)}-${facts.ino.toString(36)}"`
  return { size: Number(facts.size), etag, contentType }
}

async function* listFiles(path: string, key: string): AsyncGenerator<string> {
  const entries = await nullWhenMissing(opendir(path))
  if (!entries) return
  for await (const entry of entries) {
    if (entry.name === unfinishedFolder) continue
    const entryKey = key === '' ? entry.name : `${key}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(join(path, entry.name), entryKey)
    else yield entryKey
  }
}
