import type { PictureEdit } from '@pinfold/contract'
import { drawEdit } from './draw-edit.ts'

/** The picture as the edit has it, at an address of this page, until the server has made it. */
export async function previewOfEdit(address: string, edit: PictureEdit): Promise<string> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const whole = document.createElement('canvas')
  drawEdit(whole, picture, edit)
  const [x, y, width, height] = edit.crop
  const part = document.createElement('canvas')
  part.width = Math.max(1, Math.round(whole.width * width))
  part.height = Math.max(1, Math.round(whole.height * height))
  part
    .getContext('2d')
    ?.drawImage(whole, x * whole.width, y * whole.height, part.width, part.height, 0, 0, part.width, part.height)
  const blob = await new Promise<Blob | null>((resolve) => part.toBlob(resolve, 'image/jpeg', 0.9))
  return blob ? URL.createObjectURL(blob) : address
}
