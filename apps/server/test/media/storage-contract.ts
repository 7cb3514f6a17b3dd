import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Storage } from '../../src/platform/storage/storage.ts'

const jpeg = { contentType: 'image/jpeg' }

/** Every key of a folder, sorted. */
export async function keysIn(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list(folder)) keys.push(key)
  return keys.toSorted()
}

async function bytesOf(storage: Storage, key: string): Promise<string | null> {
  const stored = await storage.get(key)
  return stored && (await buffer(stored.stream)).toString('latin1')
}

/** What every implementation of Storage does; `open` gives an empty one. */
export function describeStorage(name: string, open: () => Promise<Storage>): void {
  describe(`${name} keeps the storage contract`, () => {
    test('PI-03 what is put is got, as bytes and as a stream', async () => {
      const storage = await open()
      await storage.put('a/one.jpg', Buffer.from('first'), jpeg)
      await storage.put('a/two.jpg', Readable.from([Buffer.from('sec'), Buffer.from('ond')]), jpeg)
      expect(await bytesOf(storage, 'a/one.jpg')).toBe('first')
      expect(await bytesOf(storage, 'a/two.jpg')).toBe('second')
    })

    test('PI-03 an object tells its size, type and tag, read or not', async () => {
      const storage = await open()
      await storage.put('a/one.jpg', Buffer.from('12345'), jpeg)
      const stored = await storage.get('a/one.jpg')
      stored?.stream.destroy()
      const head = await storage.head('a/one.jpg')
      expect(head).toMatchObject({ size: 5, contentType: 'image/jpeg', etag: expect.stringMatching(/^"[\w-]+"$/) })
      expect(stored).toMatchObject(head ?? {})
    })

    test('PI-03 putting again replaces the bytes and the tag', async () => {
      const storage = await open()
      await storage.put('a/one.jpg', Buffer.from('aaaa'), jpeg)
      const before = await storage.head('a/one.jpg')
      await storage.put('a/one.jpg', Buffer.from('bbbb'), jpeg)
      expect(await bytesOf(storage, 'a/one.jpg')).toBe('bbbb')
      expect((await storage.head('a/one.jpg'))?.etag).not.toBe(before?.etag)
    })

    test('PI-03 a reader keeps the bytes he opened while they are replaced or deleted', async () => {
      const storage = await open()
      const large = Buffer.alloc(3_000_000, 'x')
      await storage.put('a/one.jpg', large, jpeg)
      const stored = await storage.get('a/one.jpg')
      await storage.put('a/one.jpg', Buffer.from('short'), jpeg)
      await storage.delete('a/one.jpg')
      expect(stored && (await buffer(stored.stream)).equals(large)).toBe(true)
    })

    test('PI-03 what is missing is null, and deleting it is quiet', async () => {
      const storage = await open()
      expect(await storage.get('a/one.jpg')).toBeNull()
      expect(await storage.head('a/one.jpg')).toBeNull()
      await storage.put('a/one/no.jpg', Buffer.from('x'), jpeg)
      expect(await storage.get('a/one')).toBeNull()
      expect(await storage.head('a/one')).toBeNull()
      await storage.delete('a/one')
      await storage.delete('b/none.jpg')
      await storage.deleteFolder('b')
      expect(await keysIn(storage, '')).toEqual(['a/one/no.jpg'])
    })

    test('PI-03 a folder is listed and deleted without its neighbours', async () => {
      const storage = await open()
      for (const key of ['a/b/one.jpg', 'a/b/c/two.jpg', 'a/bc/three.jpg', 'd.jpg']) {
        await storage.put(key, Buffer.from(key), jpeg)
      }
      expect(await keysIn(storage, 'a/b')).toEqual(['a/b/c/two.jpg', 'a/b/one.jpg'])
      expect(await keysIn(storage, 'none')).toEqual([])
      await storage.deleteFolder('a/b')
      expect(await keysIn(storage, '')).toEqual(['a/bc/three.jpg', 'd.jpg'])
    })

    test('PI-03 a stream that breaks stores nothing and keeps what was there', async () => {
      const storage = await open()
      const broken = (): Readable =>
        Readable.from(
          (function* () {
            yield Buffer.from('half')
            throw new Error('cut off')
          })(),
        )
      await expect(storage.put('a/new.jpg', broken(), jpeg)).rejects.toThrow('cut off')
      await storage.put('a/old.jpg', Buffer.from('old'), jpeg)
      await expect(storage.put('a/old.jpg', broken(), jpeg)).rejects.toThrow('cut off')
      expect(await bytesOf(storage, 'a/old.jpg')).toBe('old')
      expect(await keysIn(storage, '')).toEqual(['a/old.jpg'])
    })

    test('PI-03 many writers of one key leave one whole object', async () => {
      const storage = await open()
      const bodies = Array.from({ length: 12 }, (_, at) => String.fromCharCode(97 + at).repeat(100_000 + at))
      await Promise.all(bodies.map((body) => storage.put('a/one.jpg', Buffer.from(body), jpeg)))
      expect(bodies).toContain(await bytesOf(storage, 'a/one.jpg'))
      expect(await keysIn(storage, '')).toEqual(['a/one.jpg'])
    })

    test('PI-03 putting and deleting neighbours at once loses nothing', async () => {
      const storage = await open()
      const names = Array.from({ length: 60 }, (_, at) => at)
      await Promise.all(
        names.map(async (at) => {
          await storage.put(`a/b/${at}.jpg`, Buffer.from('x'), jpeg)
          if (at % 6 !== 0) await storage.delete(`a/b/${at}.jpg`)
        }),
      )
      expect(await keysIn(storage, 'a')).toHaveLength(10)
    })

    test('PI-03 the content type is the one of the extension', async () => {
      const storage = await open()
      await expect(storage.put('a/one.jpg', Buffer.from('x'), { contentType: 'text/html' })).rejects.toThrow(TypeError)
      await storage.put('a/one', Buffer.from('<script>'), { contentType: 'application/octet-stream' })
      expect(await storage.head('a/one')).toMatchObject({ contentType: 'application/octet-stream' })
    })

    test.each([
      ['', 'empty'],
      ['../one.jpg', 'upwards'],
      ['a/../../one.jpg', 'upwards inside'],
      ['/etc/one.jpg', 'absolute'],
      ['a//one.jpg', 'an empty segment'],
      ['a/./one.jpg', 'a dot'],
      ['a/.hidden.jpg', 'hidden'],
      ['a\\..\\one.jpg', 'backslashes'],
      ['a/one\0.jpg', 'a zero byte'],
      ['a/%2e%2e/one.jpg', 'escapes'],
      ['A/one.jpg', 'upper case'],
      ['a/one.jpg/', 'a slash at the end'],
      [`a/${'b'.repeat(600)}.jpg`, 'too long'],
    ])('PI-03 the key %j is refused: %s', async (key) => {
      const storage = await open()
      const refusal = { name: 'InvalidStorageKey' }
      await expect(storage.put(key, Buffer.from('x'), jpeg)).rejects.toMatchObject(refusal)
      await expect(storage.get(key)).rejects.toMatchObject(refusal)
      await expect(storage.head(key)).rejects.toMatchObject(refusal)
      await expect(storage.delete(key)).rejects.toMatchObject(refusal)
      await expect(storage.deleteFolder(key)).rejects.toMatchObject(refusal)
      if (key !== '') await expect(keysIn(storage, key)).rejects.toMatchObject(refusal)
    })
  })
}
