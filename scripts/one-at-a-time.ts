import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MILLISECONDS = 200

/** Runs `work` while no other process does anything under the same file; a file whose process is gone is taken over. */
export async function oneAtATime<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  while (!take(lockFile)) {
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true })
    else await pause(POLL_MILLISECONDS)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function take(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function isAbandoned(lockFile: string): boolean {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'))
    // Just made, and its number not written yet.
    if (pid === 0) return false
    process.kill(pid, 0)
    return false
  } catch (error) {
    // A missing file was just given back; of somebody else's process we only learn that it lives.
    return hasCode(error, 'ESRCH')
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
