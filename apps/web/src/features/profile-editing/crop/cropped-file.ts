/** A part of a picture, in the picture's own pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How large the cut-out is drawn: its own size, but never wider than wanted. */
export function drawnSize(part: Part, widest: number): { width: number; height: number } {
  const width = Math.max(1, Math.round(Math.min(part.width, widest)))
  return { width, height: Math.max(1, Math.round((width * part.height) / part.width)) }
}

/** Cuts the part out of the picture. Throws where the browser cannot draw it. */
export async function croppedFile(address: string, part: Part, widest: number): Promise<File> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  const { width, height } = drawnSize(part, widest)
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG knows no transparency; what was clear becomes paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('nothing drawn')
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}
