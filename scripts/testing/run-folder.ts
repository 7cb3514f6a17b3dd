import { fork } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryFolder = '/dev/shm'
/** Bytes: several times what a run was seen to keep there. */
const ROOM_NEEDED = 8 * 1024 ** 3

/**
 * A folder for what a run of tests writes, gone with the run, however that ends. It lies in the memory where there is
 * plenty: copying an empty database takes 12 ms there and 210 ms on a disk.
 */
export function makeRunFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(hasMemory() ? memoryFolder : tmpdir(), 'pinfold-run-'))
  // PostgreSQL runs as another user where root starts it, and has to come by.
  chmodSync(path, 0o755)
  const cleaner = fork(join(import.meta.dirname, 'remove-after-parent.ts'), [path], { stdio: 'inherit' })
  cleaner.channel?.unref()
  cleaner.unref()
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true })
      cleaner.disconnect()
    },
  }
}

function hasMemory(): boolean {
  // Who names a folder wants that one.
  if (process.env['TMPDIR'] || !existsSync(memoryFolder) || freemem() < ROOM_NEEDED) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= ROOM_NEEDED
}
