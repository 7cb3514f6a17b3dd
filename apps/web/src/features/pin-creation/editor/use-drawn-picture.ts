import type { PictureEdit } from '@pinfold/contract'
import { useEffect, useState } from 'react'
import { drawEdit } from './draw-edit.ts'

interface Drawn {
  readonly address: string
  readonly aspect: number
}

/** The picture as it is turned, at an address of this page; null until it is drawn. */
export function useDrawnPicture(
  address: string,
  { is_flipped, turn, straighten }: Pick<PictureEdit, 'is_flipped' | 'turn' | 'straighten'>,
): Drawn | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const image = new Image()
    image.src = address
    image.addEventListener('load', () => setPicture(image))
  }, [address])
  useEffect(() => {
    if (!picture) return
    let made = ''
    let isOver = false
    const canvas = document.createElement('canvas')
    drawEdit(canvas, picture, { is_flipped, turn, straighten })
    canvas.toBlob(
      (blob) => {
        if (!blob || isOver) return
        made = URL.createObjectURL(blob)
        setDrawn({ address: made, aspect: canvas.width / canvas.height })
      },
      'image/jpeg',
      0.9,
    )
    return () => {
      isOver = true
      // What shows it may still be there for a moment.
      if (made !== '') setTimeout(() => URL.revokeObjectURL(made), 1000)
    }
  }, [picture, is_flipped, turn, straighten])
  return drawn
}
