import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import { times } from '../../kit/random.ts'
import { at, fill, place, rect, stroke } from '../../kit/shapes.ts'

/** A table top seen from straight above: boards, cloth, marble or checks. */
export function addTop(c: Canvas, round: number): void {
  const { width, height, random, palette } = c
  const kind = round % 5
  if (kind === 0) {
    const wood = '#a97c50'
    for (let plank = 0; plank < 6; plank += 1) {
      const tone = shade(mix(wood, palette.mid, 0.15), random.around(0, 0.14))
      c.add(
        rect(
          (plank * width) / 6,
          0,
          width / 6 - 3,
          height,
          c.linear(
            [
              [0, shade(tone, 0.1)],
              [1, shade(tone, -0.1)],
            ],
            0,
          ),
        ),
      )
      c.add(
        stroke(
          times(
            7,
            (grain) =>
              `M${at((plank * width) / 6 + 14 + grain * 20)},0q${at(random.around(0, 16))},${at(height * 0.3)} 0,${at(height * 0.5)}t${at(random.around(0, 10))},${at(height * 0.5)}`,
          ).join(''),
          shade(tone, -0.3),
          1.8,
          'stroke-opacity="0.3"',
        ),
      )
    }
  } else if (kind === 1) {
    c.wash('#fbf6ec')
    const size = width / 14
    c.add(
      fill(
        times(14, (stripe) => (stripe % 2 ? '' : `M${at(stripe * size)},0h${at(size)}V${height}h${at(-size)}Z`)).join(
          '',
        ),
        palette.accent,
        'fill-opacity="0.5"',
      ),
      fill(
        times(30, (stripe) => (stripe % 2 ? '' : `M0,${at(stripe * size)}h${width}v${at(size)}H0Z`)).join(''),
        palette.accent,
        'fill-opacity="0.5"',
      ),
    )
  } else if (kind === 2) {
    c.wash(
      c.linear(
        [
          [0, '#f6f3ef'],
          [1, '#dedad5'],
        ],
        60,
      ),
    )
    c.add(
      stroke(
        times(16, () => {
          const [x, y] = [random.next() * width, random.next() * height]
          return `M${at(x)},${at(y)}q${at(random.around(0, 160))},${at(random.around(0, 160))} ${at(random.around(0, 300))},${at(random.around(0, 300))}t${at(random.around(0, 200))},${at(random.around(0, 200))}`
        }).join(''),
        '#8c8a88',
        4,
        'stroke-opacity="0.18"',
      ),
    )
  } else if (kind === 3) {
    c.wash(
      c.linear(
        [
          [0, shade(palette.deep, 0.06)],
          [1, shade(palette.deep, -0.3)],
        ],
        40,
      ),
    )
  } else {
    c.wash(
      c.linear(
        [
          [0, palette.light],
          [1, shade(palette.light, -0.12)],
        ],
        50,
      ),
    )
    c.add(
      stroke(
        times(24, (line) => `M${at((line * width) / 23)},0V${height}`).join(''),
        palette.paper,
        3,
        'stroke-opacity="0.4"',
      ),
    )
  }
}

export function shadow(c: Canvas, x: number, y: number, r: number): string {
  return c.glow(x + r * 0.14, y + r * 0.18, r * 1.25, r * 1.25, '#1a0f0a', 0.6)
}

export function cutlery(
  x: number,
  y: number,
  long: number,
  turn: number,
  kind: 'fork' | 'knife' | 'spoon',
  metal: string,
): string {
  const w = long * 0.045
  const parts = {
    fork: `M${at(-w * 0.4)},${at(long / 2)}V${at(-long * 0.14)}Q${at(-w * 1.6)},${at(-long * 0.18)} ${at(-w * 1.6)},${at(-long * 0.28)}V${at(-long / 2)}h${at(w * 0.6)}v${at(long * 0.18)}h${at(w * 0.7)}v${at(-long * 0.18)}h${at(w * 0.6)}v${at(long * 0.18)}h${at(w * 0.7)}v${at(-long * 0.18)}h${at(w * 0.6)}V${at(-long * 0.28)}Q${at(w * 1.6)},${at(-long * 0.18)} ${at(w * 0.4)},${at(-long * 0.14)}V${at(long / 2)}Z`,
    knife: `M${at(-w * 0.6)},${at(long / 2)}V${at(-long * 0.04)}H${at(-w * 0.7)}V${at(-long * 0.5)}Q${at(w * 1.4)},${at(-long * 0.44)} ${at(w * 1.1)},${at(-long * 0.04)}H${at(w * 0.6)}V${at(long / 2)}Z`,
    spoon: `M${at(-w * 0.4)},${at(long / 2)}V${at(-long * 0.16)}C${at(-w * 2.6)},${at(-long * 0.2)} ${at(-w * 2)},${at(-long / 2)} 0,${at(-long / 2)}S${at(w * 2.6)},${at(-long * 0.2)} ${at(w * 0.4)},${at(-long * 0.16)}V${at(long / 2)}Z`,
  }
  return place(
    fill(parts[kind], '#1a0f0a', 'fill-opacity="0.3" transform="translate(5 7)"') +
      fill(parts[kind], metal) +
      stroke(`M0,${at(long * 0.44)}V${at(-long * 0.1)}`, shade(metal, 0.5), w * 0.24),
    x,
    y,
    turn,
  )
}

export function sprig(c: Canvas, x: number, y: number, long: number, turn: number): string {
  const tone = mix('#55753f', c.palette.deep, 0.3)
  return place(
    stroke(`M0,0Q${at(long * 0.1)},${at(-long * 0.5)} 0,${at(-long)}`, shade(tone, -0.2), 4) +
      fill(times(12, (l) => leaf(0, -l * long * 0.08, long * 0.24, long * 0.075, l % 2 ? -0.6 : -2.54)).join(''), tone),
    x,
    y,
    turn,
  )
}
