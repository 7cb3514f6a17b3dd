import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { blob, leaf, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, disc, fill, polar, polygon, stroke } from '../../kit/shapes.ts'

function scatter(c: Canvas, r: number, count: number, make: (x: number, y: number, index: number) => string): string {
  return times(count, (index) =>
    make(...polar(0, 0, r * Math.sqrt(c.random.next()), c.random.between(0, 6.283)), index),
  ).join('')
}

export const dishes: readonly { name: string; tag: string; draw: (c: Canvas, r: number) => string }[] = [
  {
    name: 'Tomato salad',
    tag: 'salad',
    draw: (c, r) =>
      fill(
        scatter(c, r * 0.8, 14, (x, y) => leaf(x, y, r * 0.42, r * 0.2, c.random.between(0, 6.28))),
        '#5d8a45',
      ) +
      scatter(
        c,
        r * 0.66,
        9,
        (x, y, i) =>
          circle(x, y, r * 0.2, i % 3 ? '#d8442c' : '#eda53a') +
          circle(x, y, r * 0.16, i % 3 ? '#f0745a' : '#f6c873') +
          fill(times(5, (s) => leaf(x, y, r * 0.14, r * 0.06, s * 1.257)).join(''), '#ffe3b0'),
      ) +
      scatter(c, r * 0.7, 9, (x, y) => fill(blob(c.random, x, y, r * 0.1, 0.2), '#fbf7ec')),
  },
  {
    name: 'Ramen',
    tag: 'noodles',
    draw: (c, r) =>
      circle(
        0,
        0,
        r,
        c.radial([
          [0, '#d08a3c'],
          [1, '#a35f22'],
        ]),
      ) +
      stroke(
        times(22, (n) =>
          smooth(times(5, (k): Point => [(k - 2) * r * 0.34, Math.sin(k * 1.6 + n) * r * 0.16 + (n - 11) * r * 0.06])),
        ).join(''),
        '#f2d690',
        r * 0.035,
      ) +
      circle(-r * 0.36, -r * 0.3, r * 0.27, '#fbf6ea') +
      circle(-r * 0.34, -r * 0.3, r * 0.14, '#f0a52c') +
      fill(
        scatter(c, r * 0.34, 26, (x, y) => disc(x + r * 0.4, y - r * 0.2, r * 0.03)),
        '#5d9a4a',
      ) +
      fill(
        polygon([
          [r * 0.05, r * 0.2],
          [r * 0.75, r * 0.1],
          [r * 0.7, r * 0.6],
          [r * 0.2, r * 0.7],
        ]),
        '#23362c',
      ) +
      scatter(
        c,
        r * 0.3,
        4,
        (x, y) =>
          circle(x - r * 0.3, y + r * 0.36, r * 0.16, '#c98a66') +
          circle(x - r * 0.3, y + r * 0.36, r * 0.09, '#e8b795'),
      ),
  },
  {
    name: 'Blueberry pancakes',
    tag: 'breakfast',
    draw: (c, r) =>
      times(
        3,
        (p) =>
          circle(c.random.around(0, r * 0.08), c.random.around(0, r * 0.08), r * (0.72 - p * 0.04), '#a8642e') +
          circle(
            0,
            0,
            r * (0.68 - p * 0.04),
            c.radial([
              [0, '#e5b46a'],
              [0.8, '#c98a44'],
              [1, '#a8642e'],
            ]),
          ),
      ).join('') +
      fill(blob(c.random, 0, 0, r * 0.42, 0.3), '#8a4a16', 'fill-opacity="0.6"') +
      fill(
        polygon([
          [-r * 0.16, -r * 0.12],
          [r * 0.14, -r * 0.16],
          [r * 0.16, r * 0.12],
          [-r * 0.14, r * 0.16],
        ]),
        '#fbe7a0',
      ) +
      scatter(
        c,
        r * 0.72,
        15,
        (x, y) => circle(x, y, r * 0.085, '#3b4a86') + circle(x - r * 0.02, y - r * 0.02, r * 0.03, '#8a97cf'),
      ),
  },
  {
    name: 'Margherita pizza',
    tag: 'pizza',
    draw: (c, r) =>
      fill(blob(c.random, 0, 0, r * 1.1, 0.03, 1, 16), '#d9a05c') +
      fill(blob(c.random, 0, 0, r * 0.95, 0.03, 1, 14), '#c8452c') +
      scatter(c, r * 0.76, 9, (x, y) => fill(blob(c.random, x, y, r * 0.19, 0.2), '#fbf3e0')) +
      fill(
        scatter(c, r * 0.7, 8, (x, y) => leaf(x, y, r * 0.3, r * 0.16, c.random.between(0, 6.28))),
        '#3f7a3a',
      ) +
      fill(
        times(16, () => disc(...polar(0, 0, r * 1.03, c.random.between(0, 6.28)), r * 0.05)).join(''),
        '#6a3a1c',
        'fill-opacity="0.5"',
      ),
  },
  {
    name: 'Green soup',
    tag: 'soup',
    draw: (c, r) =>
      circle(
        0,
        0,
        r,
        c.radial([
          [0, '#a5c46a'],
          [1, '#6f9440'],
        ]),
      ) +
      stroke(smooth(times(26, (s): Point => polar(0, 0, r * (0.1 + s * 0.026), s * 0.6))), '#fbf6e6', r * 0.05) +
      fill(
        scatter(c, r * 0.5, 14, (x, y) => leaf(x, y, r * 0.12, r * 0.06, c.random.between(0, 6.28))),
        '#35562a',
      ) +
      scatter(c, r * 0.6, 8, (x, y) => fill(blob(c.random, x, y, r * 0.07, 0.2, 1, 5), '#c9934c')),
  },
  {
    name: 'Fried eggs',
    tag: 'breakfast',
    draw: (c, r) =>
      times(
        2,
        (e) =>
          fill(blob(c.random, (e ? 1 : -1) * r * 0.32, (e ? 1 : -1) * r * 0.12, r * 0.5, 0.16, 1, 10), '#fffdf6') +
          circle(
            (e ? 1 : -1) * r * 0.32,
            (e ? 1 : -1) * r * 0.12,
            r * 0.2,
            c.radial(
              [
                [0, '#ffd25c'],
                [1, '#ee9a1e'],
              ],
              0.4,
              0.36,
              0.6,
            ),
          ),
      ).join('') +
      fill(
        scatter(c, r * 0.7, 30, (x, y) => disc(x, y, r * 0.014)),
        '#2a1c14',
      ) +
      fill(times(9, (l) => leaf(r * 0.1, r * 0.6, r * 0.34, r * 0.14, -2.6 + l * 0.25)).join(''), '#4f7a3a'),
  },
  {
    name: 'Berry tart',
    tag: 'dessert',
    draw: (c, r) =>
      fill(polygon(times(40, (s) => polar(0, 0, r * (s % 2 ? 1 : 0.93), s * 0.157))), '#c98a44') +
      circle(0, 0, r * 0.84, '#fbeec4') +
      times(3, (ring) =>
        times(6 + ring * 6, (b) => {
          const [x, y] = polar(0, 0, r * (0.18 + ring * 0.25), (b * 6.283) / (6 + ring * 6))
          const tone = entry(['#b8233c', '#3b3f7a', '#d9425a'], ring + b)
          return circle(
            x,
            y,
            r * 0.115,
            c.radial(
              [
                [0, shade(tone, 0.4)],
                [1, tone],
              ],
              0.36,
              0.34,
              0.7,
            ),
          )
        }).join(''),
      ).join('') +
      circle(0, 0, r * 0.09, '#b8233c'),
  },
  {
    name: 'Spaghetti',
    tag: 'pasta',
    draw: (c, r) =>
      stroke(
        times(30, (n) =>
          smooth(
            times(9, (k): Point => polar(0, 0, r * (0.2 + (n % 9) * 0.07 + c.random.around(0, 0.05)), k * 0.7 + n)),
          ),
        ).join(''),
        '#ecc878',
        r * 0.05,
      ) +
      stroke(
        times(14, (n) =>
          smooth(times(6, (k): Point => polar(0, 0, r * (0.16 + (n % 7) * 0.09), k * 0.6 + n * 2))),
        ).join(''),
        '#d9a94e',
        r * 0.03,
      ) +
      fill(blob(c.random, 0, 0, r * 0.44, 0.2), '#b8351f') +
      scatter(c, r * 0.36, 9, (x, y) => fill(blob(c.random, x, y, r * 0.09, 0.2, 1, 6), '#8a2a18')) +
      fill(times(4, (l) => leaf(0, 0, r * 0.3, r * 0.17, l * 1.4)).join(''), '#3f7a3a'),
  },
  {
    name: 'Porridge with fruit',
    tag: 'breakfast',
    draw: (c, r) =>
      circle(
        0,
        0,
        r,
        c.radial([
          [0, '#f6ead2'],
          [1, '#dcc7a0'],
        ]),
      ) +
      times(
        7,
        (b) =>
          circle(-r * 0.5 + b * r * 0.12, -r * 0.5 + b * r * 0.05, r * 0.16, '#f6dc8a') +
          circle(-r * 0.5 + b * r * 0.12, -r * 0.5 + b * r * 0.05, r * 0.06, '#d9b45c'),
      ).join('') +
      scatter(c, r * 0.3, 12, (x, y) => circle(x + r * 0.36, y + r * 0.3, r * 0.09, '#3b4a86')) +
      scatter(c, r * 0.24, 14, (x, y) =>
        fill(blob(c.random, x - r * 0.4, y + r * 0.36, r * 0.07, 0.2, 0.6, 6), '#8a5a2c'),
      ),
  },
]
