import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, fill, line, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'
import type { Sky } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'

/** A window with a view; `form` 0 is square panes, 1 arched, 2 round, 3 one wide sheet. */
export function windowView(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  sky: Sky,
  frame: string,
  form: number,
): string {
  const { random } = c
  const outline = [
    rect(x, y, w, h, 'FILL'),
    `<path d="M${x},${y + h}V${y + w / 2}a${w / 2},${w / 2} 0 0 1 ${w},0V${y + h}Z" fill="FILL"/>`,
    circle(x + w / 2, y + h / 2, Math.min(w, h) / 2, 'FILL'),
    rect(x, y, w, h, 'FILL', 'rx="10"'),
  ]
  const shape = (paint: string, extra = '') => entry(outline, form).replace('fill="FILL"', `fill="${paint}" ${extra}`)
  const hills = times(3, (layer) => {
    const line = ridge(random, w, y + h * (0.55 + layer * 0.15), h * 0.14, 0.5, 5).map(([px, py]): Point => [
      px + x,
      py,
    ])
    return fill(`${polyline(line)}L${x + w},${y + h}L${x},${y + h}Z`, mix(sky.low, sky.near, 0.25 + layer * 0.26))
  })
  const trees = fill(
    times(7, () => pine(random, x + random.next() * w, y + h + 10, h * random.between(0.16, 0.4))).join(''),
    mix(sky.near, sky.middle, 0.12),
  )
  const view =
    rect(
      x,
      y,
      w,
      h,
      c.linear([
        [0, sky.top],
        [0.5, sky.middle],
        [1, sky.low],
      ]),
    ) +
    circle(x + w * random.between(0.25, 0.75), y + h * 0.36, w * 0.09, sky.sun) +
    hills.join('') +
    (random.chance(0.6) ? trees : '')
  const bars =
    form === 0
      ? line(x + w / 2, y, x + w / 2, y + h, frame, w * 0.025) +
        line(x, y + h / 3, x + w, y + h / 3, frame, w * 0.02) +
        line(x, y + (h * 2) / 3, x + w, y + (h * 2) / 3, frame, w * 0.02)
      : form === 1
        ? line(x + w / 2, y, x + w / 2, y + h, frame, w * 0.025) + line(x, y + w / 2, x + w, y + w / 2, frame, w * 0.02)
        : ''
  const glare = polygon([
    [x, y + h * 0.7],
    [x + w * 0.7, y],
    [x + w * 0.9, y],
    [x, y + h * 0.9],
  ])
  return (
    shape(shade(frame, -0.2), `stroke="${frame}" stroke-width="${(w * 0.055).toFixed(1)}"`) +
    c.inside(shape('#000'), view + fill(glare, '#ffffff', 'fill-opacity="0.13"') + bars) +
    (form === 2
      ? ''
      : rect(
          x - w * 0.07,
          y + h,
          w * 1.14,
          w * 0.05,
          c.linear([
            [0, shade(frame, 0.25)],
            [1, shade(frame, -0.2)],
          ]),
        ))
  )
}

/** Light that falls through a window onto wall and floor. */
export function lightPatch(x: number, y: number, w: number, h: number, lean: number, opacity: number): string {
  const pane = (px: number, py: number) =>
    polygon([
      [px, py],
      [px + w * 0.46, py],
      [px + w * 0.46 + lean * 0.46, py + h * 0.46],
      [px + lean * 0.46, py + h * 0.46],
    ])
  const d =
    pane(x, y) +
    pane(x + w * 0.54, y) +
    pane(x + lean * 0.54, y + h * 0.54) +
    pane(x + w * 0.54 + lean * 0.54, y + h * 0.54)
  return fill(d, '#fff1cf', `fill-opacity="${opacity}"`)
}

export function curtain(c: Canvas, x: number, y: number, w: number, h: number, color: string, side: number): string {
  const { random } = c
  const folds = 6
  const hem = times(folds + 1, (fold): Point => [x + (w * fold) / folds, y + h + (fold % 2 ? 10 : -4)])
  const body = `M${x},${y}H${x + w}L${polyline(hem.toReversed()).slice(1)}Z`
  const creases = times(folds, (fold) => {
    const px = x + (w * (fold + 0.5)) / folds
    return smooth([
      [px, y + 8],
      [px + random.around(0, 8) + side * 6, y + h * 0.5],
      [px + random.around(0, 10), y + h],
    ])
  })
  const paint = c.linear(
    times(7, (stop) => [stop / 6, stop % 2 ? shade(color, -0.14) : shade(color, 0.16)] as const),
    0,
  )
  return (
    fill(body, paint, 'fill-opacity="0.94"') + stroke(creases.join(''), shade(color, -0.3), 4, 'stroke-opacity="0.3"')
  )
}

/** What stands behind a room's wall line: panels, two tones, tiles, stripes or an arch of paint. */
export function wall(c: Canvas, floor: number, color: string, second: string, kind: number): string {
  const { width, random } = c
  const plain = rect(
    0,
    0,
    width,
    floor,
    c.linear(
      [
        [0, shade(color, 0.1)],
        [0.6, color],
        [1, shade(color, -0.16)],
      ],
      35,
    ),
  )
  if (kind === 1) {
    const rail = floor * 0.55
    const panels = times(5, (index) =>
      rect(
        width * (0.02 + index * 0.2),
        rail + 40,
        width * 0.16,
        floor - rail - 90,
        'none',
        `stroke="${shade(second, -0.25)}" stroke-width="4"`,
      ),
    )
    return (
      plain +
      rect(0, rail, width, floor - rail, second) +
      rect(0, rail, width, 14, shade(second, 0.25)) +
      panels.join('')
    )
  }
  if (kind === 2)
    return (
      plain +
      fill(
        times(
          16,
          (index) =>
            `M${Math.round((width * index) / 16)},0h${Math.round(width / 32)}v${floor}h${-Math.round(width / 32)}Z`,
        ).join(''),
        second,
        'fill-opacity="0.28"',
      )
    )
  if (kind === 3) {
    const [x, w] = [width * random.between(0.16, 0.3), width * random.between(0.42, 0.56)]
    return plain + fill(`M${x},${floor}V${floor * 0.24 + w / 2}a${w / 2},${w / 2} 0 0 1 ${w},0V${floor}Z`, second)
  }
  if (kind === 4)
    return (
      plain +
      stroke(
        times(26, (index) => `M${Math.round((width * index) / 26)},${floor * 0.5}V${floor}`).join(''),
        shade(second, -0.2),
        3,
      ) +
      fill(downTo(`M0,${floor * 0.5}H${width}`, width, floor), second, 'fill-opacity="0.55"')
    )
  return plain
}
