import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { pictureFolder, renditionKey } from '../../src/modules/media/pictures/rendition-key.ts'
import { storePicture } from '../../src/modules/media/pictures/store-picture.ts'
import { folderStorage } from '../../src/platform/storage/folder-storage.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { decoded, ownDecoder, ownFolder } from './decoding.ts'
import { drawing } from './picture-files.ts'
import { keysIn } from './storage-contract.ts'

const hash = 'ab12'.repeat(16)

test('PI-03 a rendition lies under the hash of its picture', () => {
  expect(renditionKey(hash, '736x', 'webp')).toBe(`pictures/ab/12/${hash}/736x.webp`)
  expect(renditionKey(hash, 'orig', 'gif')).toBe(`pictures/ab/12/${hash}/orig.gif`)
  expect(renditionKey(hash, 'originals', 'gif')).toBe(renditionKey(hash, 'orig', 'gif'))
  expect(() => renditionKey('../..', 'orig', 'gif')).toThrow(TypeError)
})

test('PI-03 a picture is stored with every rendition, and once', async () => {
  const folder = await ownFolder()
  const storage = folderStorage(folder)
  const picture = await decoded(ownDecoder(), await drawing(300, 200).png().toBuffer())
  await storePicture(storage, picture)
  expect(await keysIn(storage, pictureFolder(picture.contentHash))).toHaveLength(15)
  const original = await storage.get(renditionKey(picture.contentHash, 'orig', 'png'))
  const [file] = picture.renditions
  expect(original && (await buffer(original.stream)).equals(await readFile(file?.file ?? ''))).toBe(true)

  const before = await storage.head(renditionKey(picture.contentHash, '236x', 'jpg'))
  await storePicture(storage, picture)
  expect(await storage.head(renditionKey(picture.contentHash, '236x', 'jpg'))).toEqual(before)
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(1)
})

test('PI-03 storing that was cut off is made whole by the next try', async () => {
  const storage = folderStorage(await ownFolder())
  const picture = await decoded(ownDecoder(), await drawing(300, 200).png().toBuffer())
  let puts = 0
  const failing: Storage = {
    ...storage,
    put: async (...object) => {
      puts += 1
      if (puts > 5) throw new Error('disk full')
      return storage.put(...object)
    },
  }
  await expect(storePicture(failing, picture)).rejects.toThrow('disk full')
  await storePicture(storage, picture)
  expect(await keysIn(storage, pictureFolder(picture.contentHash))).toHaveLength(15)
})
