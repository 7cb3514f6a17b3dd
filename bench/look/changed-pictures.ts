import sharp from 'sharp'

/** What may have happened to a picture on its way, each alone; `share` draws where a crop lies. */
export type ChangedPicture = (picture: Buffer, share: () => number) => Promise<Buffer>

const BORDER = 40
const CROPPED_AREA = 0.3

/** Changes that a picture is still to be found after. */
export const changes: Readonly<Record<string, ChangedPicture>> = {
  'turned by 10°': (picture) => sharp(picture).rotate(10, { background: '#888888' }).jpeg().toBuffer(),
  blurred: (picture) => sharp(picture).blur(4).jpeg().toBuffer(),
  're-coloured': (picture) => sharp(picture).modulate({ brightness: 1.15, saturation: 0.6, hue: 25 }).jpeg().toBuffer(),
  bordered: (picture) =>
    sharp(picture)
      .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: 'white' })
      .jpeg()
      .toBuffer(),
  recompressed: (picture) => sharp(picture).resize(300, 300, { fit: 'inside' }).jpeg({ quality: 40 }).toBuffer(),
  'cropped to 30%': async (picture, share) => {
    const { width, height } = await sharp(picture).metadata()
    const side = Math.sqrt(CROPPED_AREA)
    const part = { width: Math.round(width * side), height: Math.round(height * side) }
    const left = Math.floor(share() * (width - part.width))
    const top = Math.floor(share() * (height - part.height))
    return sharp(picture)
      .extract({ left, top, ...part })
      .jpeg()
      .toBuffer()
  },
}
