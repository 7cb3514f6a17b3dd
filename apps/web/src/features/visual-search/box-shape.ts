import type { PictureBox } from '@pinfold/contract'

/** Smaller parts can hardly be held. */
const SMALLEST = 0.1

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** All of the picture. */
export const wholeBox: PictureBox = { x: 0, y: 0, w: 1, h: 1 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The part moved, as far as the picture goes. */
export const moveBox = ({ x, y, w, h }: PictureBox, across: number, down: number): PictureBox => ({
  x: between(0, x + across, 1 - w),
  y: between(0, y + down, 1 - h),
  w,
  h,
})

/** The part with one corner moved; the opposite one stays. */
export function pullCorner(box: PictureBox, corner: Corner, across: number, down: number): PictureBox {
  const [right, bottom] = [box.x + box.w, box.y + box.h]
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  const left = isLeft ? between(0, box.x + across, right - SMALLEST) : box.x
  const top = isTop ? between(0, box.y + down, bottom - SMALLEST) : box.y
  const end = isLeft ? right : between(box.x + SMALLEST, right + across, 1)
  const foot = isTop ? bottom : between(box.y + SMALLEST, bottom + down, 1)
  return { x: left, y: top, w: end - left, h: foot - top }
}

/** The part made larger or smaller around its middle. */
export function scaleBox({ x, y, w, h }: PictureBox, factor: number): PictureBox {
  const [width, height] = [between(SMALLEST, w * factor, 1), between(SMALLEST, h * factor, 1)]
  return moveBox({ x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height }, 0, 0)
}

const THOUSAND = 1000

/** As it stands in addresses: in thousandths, and never over the edge. */
export function boxInAddress({ x, y, w, h }: PictureBox): PictureBox {
  const [left, top] = [Math.round(x * THOUSAND), Math.round(y * THOUSAND)]
  return {
    x: left,
    y: top,
    w: Math.min(THOUSAND - left, Math.round(w * THOUSAND)),
    h: Math.min(THOUSAND - top, Math.round(h * THOUSAND)),
  }
}

/** What an address asks for; all of the picture where it names no part of one. */
export function boxOfAddress({ x, y, w, h }: { readonly [side in keyof PictureBox]?: number | undefined }): PictureBox {
  if (x === undefined || y === undefined || w === undefined || h === undefined) return wholeBox
  const box = { x: x / THOUSAND, y: y / THOUSAND, w: w / THOUSAND, h: h / THOUSAND }
  const isInside = box.w >= SMALLEST / 2 && box.h >= SMALLEST / 2 && box.x + box.w <= 1 && box.y + box.h <= 1
  return isInside ? box : wholeBox
}
