/** Puts large objects under changing keys until it is killed; tells each key that was acknowledged. */
import { folderStorage } from '../../src/platform/storage/folder-storage.ts'

const storage = folderStorage(process.argv[2] ?? '')
for (let at = 0; ; at += 1) {
  const key = `a/${at % 7}/${at}.jpg`
  await storage.put(key, Buffer.alloc(4_000_000, at % 251), { contentType: 'image/jpeg' })
  process.stdout.write(`${key}\n`)
}
