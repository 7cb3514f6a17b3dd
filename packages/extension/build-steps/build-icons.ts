import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const sign = new URL('../../../apps/web/src/app/icon.svg', import.meta.url)
/** Those of the extension, and those of the app on phones. */
const sizes = [16, 32, 48, 128, 192, 512]

/** Draws the product's sign at all sizes that browsers want: `128.png` and its like. */
export async function buildIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const drawing = await readFile(sign)
  for (const size of sizes) {
    const image = sharp(drawing, { density: (72 * size) / 32 }).resize(size, size)
    await writeFile(join(folder, `${size}.png`), await image.png({ compressionLevel: 9, palette: true }).toBuffer())
  }
}
