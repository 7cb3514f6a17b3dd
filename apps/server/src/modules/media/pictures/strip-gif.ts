import type { PixelSize } from './rendition-plan.ts'

const screenBytes = 13
const extensionBlock = 0x21
const frameBlock = 0x2c
const controlLabel = 0xf9
const applicationLabel = 0xff
const loopApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** The size of the screen that a GIF announces; its decoder may settle on another one. */
export function screenOfGif(bytes: Uint8Array): PixelSize {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return bytes.length < screenBytes
    ? { width: 0, height: 0 }
    : { width: view.readUInt16LE(6), height: view.readUInt16LE(8) }
}

/** Announces another screen size, in place. */
export function setScreenOfGif(gif: Buffer, size: PixelSize): void {
  gif.writeUInt16LE(size.width, 6)
  gif.writeUInt16LE(size.height, 8)
}

/**
 * Copies a GIF without its comments, its application data and whatever is behind its last frame; frames, timing and
 * loop count stay bit for bit. Null when the file ends in the middle of a block: the decoder takes an animation
 * with a cut frame for a shorter one. A missing trailer is forgiven, as everywhere.
 * Layout: GIF89a specification, sections 17 to 27.
 */
export function stripGif(bytes: Uint8Array): Buffer | null {
  let at = screenBytes + colourTableBytes(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    if (bytes[at] === extensionBlock) {
      at = afterSubBlocks(bytes, at + 2)
      kept.push(keptExtension(bytes.subarray(start, at)))
    } else if (bytes[at] === frameBlock) {
      at = afterSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9]))
      kept.push(bytes.subarray(start, at))
    } else break
  }
  if (at > bytes.length) return null
  return Buffer.concat([...kept, Uint8Array.of(0x3b)])
}

/** Only what drives the animation, rebuilt so that nothing can ride along in further sub-blocks. */
function keptExtension(block: Uint8Array): Uint8Array {
  const nothing = new Uint8Array()
  if (block[1] === controlLabel && block[2] === 4) return closed(block.subarray(0, 7))
  const application = Buffer.from(block.subarray(3, 14)).toString('latin1')
  const isLoop = block[1] === applicationLabel && block[2] === 11 && loopApplications.has(application)
  return isLoop && block[14] === 3 && block[15] === 1 ? closed(block.subarray(0, 18)) : nothing
}

function closed(block: Uint8Array): Uint8Array {
  return Buffer.concat([block, Uint8Array.of(0)])
}

function colourTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Where the block ends; past the end of the file when it is cut. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return bytes.length + 1
    at += length + 1
    if (length === 0) return at
  }
}
