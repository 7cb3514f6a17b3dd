import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'pinfold-lock-'))
const lockFile = join(folder, 'lock')
afterAll(() => rmSync(folder, { recursive: true }))

test('work under one file runs one after the other, and a failure gives the file back', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await pause(20)
    running -= 1
  }
  const failing = oneAtATime(lockFile, () => Promise.reject(new Error('broken')))
  await Promise.all([expect(failing).rejects.toThrow('broken'), ...[1, 2, 3].map(() => oneAtATime(lockFile, work))])
  expect(most).toBe(1)
  expect(existsSync(lockFile)).toBe(false)
})

test('the file of a process that is gone keeps nobody waiting', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lockFile, String(pid))
  expect(await oneAtATime(lockFile, () => Promise.resolve('done'))).toBe('done')
})
