import { paletteOf } from './palette.ts'
import { lookOf } from './picture-look.ts'
import { fromPixels, fromWebp, pixelsOf, type Pixels } from './picture-source.ts'

const sampleSide = 64
const miniatureSide = 16

interface Looks {
  readonly dominantColor: string
  readonly placeholder: string
  readonly look: string
  readonly palette: readonly string[]
}

/** What stands in for a picture until it is loaded, and what it is compared by. Transparent parts count as white. */
export async function describePixels(base: Pixels): Promise<Looks> {
  const sample = await pixelsOf(
    fromPixels(base)
      .flatten({ background: 'white' })
      .resize({ width: sampleSide, height: sampleSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  )
  const { dominant } = await fromPixels(sample).stats()
  const miniature = await fromPixels(sample)
    .resize({ width: miniatureSide, height: miniatureSide, fit: 'inside', withoutEnlargement: true })
    .blur(1)
    .webp({ quality: 30, effort: 4 })
    .toBuffer()
  const hex = [dominant.r, dominant.g, dominant.b].map((level) => level.toString(16).padStart(2, '0')).join('')
  return {
    dominantColor: `#${hex}`,
    placeholder: `data:image/webp;base64,${miniature.toString('base64')}`,
    look: Buffer.from(lookOf(sample)).toString('base64'),
    palette: paletteOf(sample),
  }
}

/** The palette of a picture of which only its placeholder is at hand. Throws where that is none of ours. */
export async function paletteOfPlaceholder(placeholder: string): Promise<string[]> {
  const bytes = Buffer.from(placeholder.slice(placeholder.indexOf(',') + 1), 'base64')
  return paletteOf(await pixelsOf(fromWebp(bytes)))
}
