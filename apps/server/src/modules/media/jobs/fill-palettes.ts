import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findWithoutPalette, savePalettes } from '../palettes.queries.ts'

const BATCH = 200

/**
 * Gives a palette to the pictures that were there before palettes were kept: their placeholders have the same colours, and
 * are at hand. Broken off, it goes on where it was; done, it does nothing.
 */
export async function fillPalettes(db: Db): Promise<void> {
  for (;;) {
    const pictures = await findWithoutPalette(db, BATCH)
    if (pictures.length === 0) return
    // With the library of pictures, which takes memory only where one is looked at.
    const { paletteOfPlaceholder } = await import('../pictures/picture-looks.ts')
    const palettes = await Promise.all(
      pictures.map(async ({ contentHash, placeholder }) => ({
        contentHash,
        // One that cannot be read has no colours that anybody could look for.
        palette: await paletteOfPlaceholder(placeholder).catch((): string[] => []),
      })),
    )
    await savePalettes(writeAlone(db, 'what colours pictures have'), palettes)
  }
}
