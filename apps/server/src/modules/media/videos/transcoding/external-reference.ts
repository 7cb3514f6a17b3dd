import { createReadStream } from 'node:fs'

const LONGEST_BOX = 1024
const MOST_ENTRIES = 16
const kinds = ['url ', 'urn ', 'alis']

/** Whether a film in QuickTime's container says that its pictures or sound lie in another file. */
export async function namesAnotherFile(file: string): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk])
    if (hasOutwardBox(bytes)) return true
    rest = bytes.subarray(-LONGEST_BOX)
  }
  return false
}

/** A box `dref` whose entries lack the mark of being in the same file. */
function hasOutwardBox(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('dref'); at >= 0; at = bytes.indexOf('dref', at + 1)) {
    // After the name: four bytes of version and flags, four with the number of entries.
    if (at + 24 > bytes.length || bytes.readUInt32BE(at + 4) !== 0) continue
    const entries = bytes.readUInt32BE(at + 8)
    let entry = at + 12
    if (entries > MOST_ENTRIES) continue
    for (let left = entries; left > 0 && entry + 12 <= bytes.length; left -= 1) {
      const isEntry = kinds.includes(bytes.toString('latin1', entry + 4, entry + 8))
      if (isEntry && (bytes.readUInt32BE(entry + 8) & 1) === 0) return true
      entry += Math.max(8, bytes.readUInt32BE(entry))
    }
  }
  return false
}
