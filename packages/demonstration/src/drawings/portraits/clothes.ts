import { lightness, shade } from '../kit/colors.ts'
import { times } from '../kit/random.ts'
import { circle, fill, polygon, rect, stroke } from '../kit/shapes.ts'

export type ClothesStyle = keyof typeof styles

const body = 'M44,400C46,330 82,304 146,290Q200,318 254,290C318,304 354,330 356,400Z'
const other = (color: string) => (lightness(color) > 0.6 ? shade(color, -0.45) : shade(color, 0.55))
const inside = (id: string, markup: string) =>
  `<clipPath id="${id}"><path d="${body}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`

const styles = {
  crew: (c: string) => fill(body, c) + stroke('M150,292Q200,330 250,292', shade(c, -0.2), 10),
  turtleneck: (c: string) =>
    fill(body, c) +
    rect(156, 250, 88, 58, shade(c, -0.08), 'rx="18"') +
    stroke('M158,272Q200,284 242,272', shade(c, -0.25), 4),
  shirt: (c: string) =>
    fill(body, c) +
    fill(
      polygon([
        [154, 284],
        [200, 330],
        [166, 346],
        [136, 300],
      ]),
      shade(c, 0.25),
    ) +
    fill(
      polygon([
        [246, 284],
        [200, 330],
        [234, 346],
        [264, 300],
      ]),
      shade(c, 0.25),
    ) +
    stroke('M200,332V400', shade(c, -0.22), 5) +
    circle(200, 366, 5, shade(c, -0.4)),
  stripes: (c: string) =>
    fill(body, c) +
    inside('s', times(5, (row) => rect(0, 306 + row * 24, 400, 11, other(c))).join('')) +
    stroke('M150,292Q200,328 250,292', other(c), 8),
  yoke: (c: string) =>
    fill(body, c) +
    inside(
      'y',
      times(17, (place) =>
        fill(
          polygon([
            [place * 24 - 8, 344],
            [place * 24 + 4, 326],
            [place * 24 + 16, 344],
            [place * 24 + 4, 362],
          ]),
          other(c),
        ),
      ).join('') + rect(0, 372, 400, 7, other(c)),
    ) +
    rect(152, 262, 96, 44, shade(c, -0.12), 'rx="16"'),
  dungarees: (c: string) =>
    fill(body, c) +
    fill('M128,400V346H272V400Z', '#44617b') +
    stroke('M140,350L120,302M260,350L280,302', '#44617b', 20) +
    circle(142, 356, 8, '#e9c46a') +
    circle(258, 356, 8, '#e9c46a') +
    stroke('M152,290Q200,326 248,290', shade(c, -0.2), 8),
  apron: (c: string) =>
    fill(body, '#f0e8da') +
    fill('M132,400V340Q200,352 268,340V400Z', c) +
    stroke('M138,342Q128,310 150,290M262,342Q272,310 250,290', c, 12) +
    stroke('M152,290Q200,322 248,290', '#d8ccb8', 7),
  pattern: (c: string) =>
    fill(body, c) +
    inside(
      'p',
      times(36, (place) => {
        const [x, y] = [(place % 9) * 46 + (Math.floor(place / 9) % 2) * 23, 306 + Math.floor(place / 9) * 28]
        return (
          fill(
            polygon([
              [x - 13, y],
              [x, y - 13],
              [x + 13, y],
              [x, y + 13],
            ]),
            place % 2 ? '#f3c14b' : other(c),
          ) + circle(x, y, 4, c)
        )
      }).join(''),
    ) +
    stroke('M150,292Q200,328 250,292', '#f3c14b', 8),
} satisfies Record<string, (color: string) => string>

export const clothesOf = (style: ClothesStyle, color: string): string => styles[style](color)
