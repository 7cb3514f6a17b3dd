/** A photo, ready to be searched by. */
export interface SearchedPhoto {
  /** Of this page only. */
  readonly address: string
  readonly width: number
  readonly height: number
  /** In base64. */
  readonly image: string
}

/** Larger than what is looked at, so that a part is still sharp. */
const LONGEST_SIDE = 1200
const QUALITY = 0.86

/** Makes a file small enough to be sent at once. Rejects where it is no picture. */
export async function photoOfFile(file: Blob): Promise<SearchedPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // What is seen through becomes white, as everywhere.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const address = canvas.toDataURL('image/jpeg', QUALITY)
  return { address, width: canvas.width, height: canvas.height, image: address.slice(address.indexOf(',') + 1) }
}
