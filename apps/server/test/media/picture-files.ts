import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Coloured, and nowhere flat, so that it neither compresses away nor looks the same when turned. */
export function drawing(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(width * height * channels)
  for (let at = 0; at < data.length; at += 1) {
    const pixel = Math.floor(at / channels)
    const alpha = channels === 4 && at % 4 === 3
    data[at] = alpha
      ? (pixel % 2) * 255
      : (pixel * 7 + (pixel >> 7) * 13 + (at % channels) * 90 + ((pixel * pixel) % 61)) & 255
  }
  return sharp(data, { raw: { width, height, channels } })
}

export function plain(width: number, height: number, background = '#c83232'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Frames of different colours under one another, as the encoder wants an animation. */
export async function animation(width: number, height: number, colours: readonly string[]): Promise<Sharp> {
  const frames = await Promise.all(colours.map((colour) => plain(width, height, colour).raw().toBuffer()))
  return sharp(Buffer.concat(frames), {
    raw: { width, height: height * colours.length, channels: 3, pageHeight: height },
  })
}

/** A black one-bit PNG, written by hand because no library would hold so many pixels. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(typed.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  typed.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typed), typed.length + 4)
  return chunk
}

/** A GIF whose frames are one pixel each on a screen of the given size: few bytes, many pixels. */
export function gifOfFrames(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(13)
  screen.write('GIF89a', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  screen[10] = 0x80
  const colours = Buffer.from('000000ffffff', 'hex')
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([screen, colours, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** Puts a comment, an unknown application's data and a tail into a GIF whose colour table is not global only. */
export function withGifNotes(gif: Buffer, note: string): Buffer {
  const flags = gif[10] ?? 0
  const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const text = Buffer.from(note, 'latin1')
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])])
  const application = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP', 'latin1'),
    Buffer.from([text.length]),
    text,
    Buffer.from([0]),
  ])
  return Buffer.concat([gif.subarray(0, start), comment, application, gif.subarray(start), text])
}

/** Puts a comment segment behind the start marker of a JPEG. */
export function withJpegComment(jpeg: Buffer, note: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, note.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(note, 'latin1'), jpeg.subarray(2)])
}

/** Puts a text chunk behind the header of a PNG. */
export function withPngText(png: Buffer, note: string): Buffer {
  const afterHeader = 8 + 25
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'))
  return Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)])
}
