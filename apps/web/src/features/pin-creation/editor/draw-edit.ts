import type { PictureEdit } from '@pinfold/contract'

type Turned = Pick<PictureEdit, 'is_flipped' | 'turn' | 'straighten'>

/** Pixels of the longer side that are drawn: enough to choose by. */
const LONGEST = 1200

/** How much larger a picture has to be drawn so that it fills its own frame when it is turned by so many degrees. */
export function straightenZoom({ width, height }: { width: number; height: number }, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return Math.max((width * cos + height * sin) / width, (width * sin + height * cos) / height)
}

/** Draws the picture mirrored, then turned, then straightened within its frame, as the server makes it later. */
export function drawEdit(canvas: HTMLCanvasElement, picture: HTMLImageElement, edit: Turned): void {
  const scale = Math.min(1, LONGEST / Math.max(picture.naturalWidth, picture.naturalHeight))
  const [width, height] = [Math.round(picture.naturalWidth * scale), Math.round(picture.naturalHeight * scale)]
  const isUpright = edit.turn % 180 === 0
  canvas.width = isUpright ? width : height
  canvas.height = isUpright ? height : width
  const context = canvas.getContext('2d')
  if (!context) return
  const zoom = straightenZoom({ width: canvas.width, height: canvas.height }, edit.straighten)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((edit.straighten * Math.PI) / 180)
  context.scale(zoom, zoom)
  context.rotate((edit.turn * Math.PI) / 180)
  context.scale(edit.is_flipped ? -1 : 1, 1)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
}
