import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../../platform/storage/storage.ts'

/** Copies a received file to where programs can read it; null where it is gone. */
export async function copyIncoming(storage: Storage, fileKey: string, path: string): Promise<string | null> {
  const stored = await storage.get(fileKey)
  if (stored === null) return null
  await pipeline(stored.stream, createWriteStream(path))
  return path
}
