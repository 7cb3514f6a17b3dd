import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DecodedRendition } from './decoded-picture.ts'
import { fromPixels, pixelsOf, type Pixels } from './picture-source.ts'
import { middleSquare, planRenditions, type PixelSize, type PlannedRendition } from './rendition-plan.ts'

type EncodedFile = Omit<DecodedRendition, 'key'>

/** Every rendition but the original, as JPEG and as WebP, from pixels that are large enough for all of them. */
export async function encodeRenditions(base: Pixels, picture: PixelSize, folder: string): Promise<DecodedRendition[]> {
  const bySize = new Map<string, EncodedFile[]>()
  const renditions: DecodedRendition[] = []
  for (const planned of planRenditions(picture)) {
    const size = `${planned.width}x${planned.height}${planned.isSquare ? '-square' : ''}`
    const files = bySize.get(size) ?? (await encodeOne(base, planned, folder))
    bySize.set(size, files)
    renditions.push(...files.map((file) => ({ key: planned.key, ...file })))
  }
  return renditions
}

async function encodeOne(base: Pixels, planned: PlannedRendition, folder: string): Promise<EncodedFile[]> {
  const { width, height, key } = planned
  const whole = fromPixels(base)
  const shape = planned.isSquare ? whole.extract(middleSquare(base.info)) : whole
  const pixels = await pixelsOf(shape.resize({ width, height, fit: 'fill' }))
  const [jpeg, webp] = await Promise.all([
    fromPixels(pixels).flatten({ background: 'white' }).jpeg({ quality: 82, progressive: true }).toBuffer(),
    fromPixels(pixels).webp({ quality: 78, effort: 2 }).toBuffer(),
  ])
  const write = async (extension: 'jpg' | 'webp', contentType: string, data: Buffer): Promise<EncodedFile> => {
    const file = join(folder, `${key}.${extension}`)
    await writeFile(file, data)
    return { extension, contentType, width, height, bytes: data.length, file }
  }
  return [await write('jpg', 'image/jpeg', jpeg), await write('webp', 'image/webp', webp)]
}
