import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, place, polar, stroke } from '../../kit/shapes.ts'
import { dishes } from './dishes.ts'

interface Dish {
  name: string
  tag: string
  markup: string
}

/** A plate or bowl from above with something on it. */
export function plateWith(c: Canvas, x: number, y: number, r: number, which: number): Dish {
  const { random, palette } = c
  const glaze = entry(['#f7f2e8', palette.light, '#3d4a50', '#e8dccb', palette.mid, '#f2efe9'], which * 5 + 1)
  const inner = r * 0.72
  const plate =
    circle(
      x,
      y,
      r,
      c.linear(
        [
          [0, shade(glaze, 0.25)],
          [1, shade(glaze, -0.18)],
        ],
        50,
      ),
    ) +
    circle(x, y, r * 0.96, 'none', `stroke="${shade(glaze, -0.3)}" stroke-width="2" stroke-opacity="0.5"`) +
    circle(
      x,
      y,
      inner,
      c.linear(
        [
          [0, shade(glaze, -0.12)],
          [1, shade(glaze, 0.2)],
        ],
        50,
      ),
    ) +
    (which % 3 === 1
      ? stroke(
          times(
            40,
            (tick) =>
              `M${polar(x, y, r * 0.82, tick * 0.157)
                .map(at)
                .join(',')}L${polar(x, y, r * 0.9, tick * 0.157)
                .map(at)
                .join(',')}`,
          ).join(''),
          palette.deep,
          3,
        )
      : '')
  const dish = entry(dishes, which)
  return { name: dish.name, tag: dish.tag, markup: plate + place(dish.draw(c, inner), x, y, random.between(0, 360)) }
}
