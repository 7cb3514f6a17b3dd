import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { folderStorage } from '../../src/platform/storage/folder-storage.ts'
import { ownFolder } from './decoding.ts'
import { describeStorage, keysIn } from './storage-contract.ts'

describeStorage('a folder', async () => folderStorage(join(await ownFolder(), 'made', 'when', 'missing')))

test('PI-03 a writer killed at any moment leaves whole objects only, and all it acknowledged', async () => {
  const folder = await ownFolder()
  const script = fileURLToPath(new URL('./storage-writer.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, folder], { env: {}, stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  await new Promise<void>((resolve) => {
    writer.stdout.on('data', (line: Buffer) => {
      told += line.toString()
      if (told.split('\n').length > 8) resolve()
    })
  })
  writer.kill('SIGKILL')
  await once(writer, 'close')

  const storage = folderStorage(folder)
  const keys = await keysIn(storage, '')
  expect(keys).toEqual(expect.arrayContaining(told.trim().split('\n')))
  for (const key of keys) {
    const stored = await storage.get(key)
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0)
    expect(bytes.equals(Buffer.alloc(4_000_000, Number(key.split('/')[2]?.split('.')[0]) % 251))).toBe(true)
  }
})

test('PI-03 unfinished files are not listed, and old ones go with the next put', async () => {
  const folder = await ownFolder()
  const unfinished = join(folder, '.unfinished')
  await mkdir(unfinished)
  await writeFile(join(unfinished, 'old'), 'x')
  await writeFile(join(unfinished, 'young'), 'x')
  await utimes(join(unfinished, 'old'), 1_000_000, 1_000_000)
  const storage = folderStorage(folder)
  await storage.put('a/one.jpg', Buffer.from('x'), { contentType: 'image/jpeg' })
  expect(await readdir(unfinished)).toEqual(['young'])
  expect(await keysIn(storage, '')).toEqual(['a/one.jpg'])
})

test('PI-03 folders left empty go away', async () => {
  const folder = await ownFolder()
  const storage = folderStorage(folder)
  await storage.put('a/b/c/one.jpg', Buffer.from('x'), { contentType: 'image/jpeg' })
  await storage.delete('a/b/c/one.jpg')
  expect(await readdir(folder)).toEqual(['.unfinished'])
})

test('PI-03 putting and deleting at once in one folder never fails, however often the folder goes away', async () => {
  const storage = folderStorage(await ownFolder())
  const bytes = Buffer.from('0')
  const lane = async (name: string) => {
    for (let round = 0; round < 150; round += 1) {
      await storage.put(`deep/down/${name}.bin`, bytes, { contentType: 'application/octet-stream' })
      await storage.delete(`deep/down/${name}.bin`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, (_, index) => lane(`file-${index}`)))
  expect(await keysIn(storage, '')).toEqual([])
})
