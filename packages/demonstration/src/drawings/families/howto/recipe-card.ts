import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, disc, ellipse, fill, line, rect, stroke } from '../../kit/shapes.ts'

/** A recipe written by hand on a ruled card with small drawings. */
export function recipeCard(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [title, list, method] = entry(
    [
      [
        'Lemon cake',
        ['3 lemons', '200 g butter', '4 eggs', '250 g flour', '1 pinch salt'],
        ['Beat butter and sugar.', 'Add eggs one by one.', 'Fold in flour and zest.', 'Bake for 45 minutes.'],
      ],
      [
        'Green soup',
        ['2 leeks', '1 handful herbs', '3 potatoes', '1 l stock', 'Cream, if you like'],
        ['Sweat the leeks slowly.', 'Add the rest, simmer.', 'Blend until smooth.', 'Eat with dark bread.'],
      ],
      [
        'Plum jam',
        ['1 kg plums', '400 g sugar', '1 lemon', '1 stick cinnamon'],
        ['Halve and stone.', 'Leave in sugar overnight.', 'Boil until it sets.', 'Fill hot, close, wait.'],
      ],
      [
        'Pancakes',
        ['2 eggs', '250 ml milk', '150 g flour', 'Butter for the pan'],
        ['Whisk, then rest.', 'First one never works.', 'Turn when it bubbles.', 'Stack with fruit.'],
      ],
      [
        'Tomato toast',
        ['2 slices bread', '3 ripe tomatoes', '1 clove garlic', 'Good oil'],
        ['Toast the bread dark.', 'Rub with garlic.', 'Grate the tomatoes on.', 'Oil, salt, done.'],
      ],
      [
        'Oat biscuits',
        ['200 g oats', '120 g butter', '100 g sugar', '1 egg', 'Raisins'],
        ['Melt the butter.', 'Stir in everything.', 'Small heaps, wide apart.', 'Twelve minutes, hot.'],
      ],
      [
        'Salted lemons',
        ['8 lemons', '120 g coarse salt', '2 bay leaves', 'Pepper, whole'],
        ['Cut crosswise, not through.', 'Fill the cuts with salt.', 'Press into a clean jar.', 'Wait one whole month.'],
      ],
      [
        'Herb butter',
        ['250 g soft butter', '2 handfuls herbs', '1 clove garlic', 'Salt, lemon'],
        ['Chop the herbs small.', 'Work into the butter.', 'Roll up in paper.', 'Keep cold, slice thick.'],
      ],
      [
        'Plum cake',
        ['600 g plums', '250 g flour', '125 g butter', '2 eggs', 'Sugar on top'],
        ['Stir a soft dough.', 'Press plums in rows.', 'Bake for 50 minutes.', 'Best on the next day.'],
      ],
    ] as const,
    round,
  )
  const table = mix(palette.mid, palette.deep, 0.4)
  c.wash(
    c.linear(
      [
        [0, shade(table, 0.15)],
        [1, shade(table, -0.25)],
      ],
      50,
    ),
  )
  for (let sprig = 0; sprig < 5; sprig += 1)
    c.add(
      fill(
        times(9, (l) => {
          const [x, y] = [width * (sprig % 2 ? 0.97 : 0.02), height * (0.1 + sprig * 0.2)]
          return leaf(
            x + random.around(0, 30),
            y + l * 14,
            width * 0.13,
            width * 0.035,
            (sprig % 2 ? 3.14 : 0) + (l - 4) * 0.2,
          )
        }).join(''),
        mix('#4f7a4a', palette.deep, 0.3),
      ),
    )
  const [x, y, w, h] = [width * 0.1, height * 0.07, width * 0.8, height * 0.86]
  c.add(
    rect(x + 14, y + 20, w, h, '#1a100c', 'fill-opacity="0.3" rx="18"'),
    rect(
      x,
      y,
      w,
      h,
      c.linear(
        [
          [0, '#fffdf6'],
          [1, '#f3e9d4'],
        ],
        50,
      ),
      'rx="18"',
    ),
  )
  c.add(
    stroke(
      times(20, (row) => `M${at(x + 30)},${at(y + h * 0.22 + row * h * 0.037)}h${at(w - 60)}`).join(''),
      '#c7d6de',
      2,
    ),
    line(x + 30, y + h * 0.18, x + w - 30, y + h * 0.18, palette.accent, 4),
  )
  const ink = '#33302e'
  const size = Math.min(w * 0.062, h * 0.045)
  c.add(
    letters(
      'hand',
      title,
      x + 40,
      y + h * 0.145,
      sizeToFit('hand', title, w * 0.6, h * 0.11),
      mix(palette.accent, '#3a1a14', 0.3),
    ),
  )
  c.add(
    paragraph(
      'hand',
      list.map((item) => `– ${item}`),
      x + 44,
      y + h * 0.27,
      size,
      ink,
      (h * 0.055) / size,
    ),
    paragraph(
      'hand',
      method.map((item, index) => `${index + 1}. ${item}`),
      x + 44,
      y + h * 0.62,
      size,
      ink,
      (h * 0.07) / size,
    ),
  )
  const [ix, iy, r] = [x + w * 0.78, y + h * 0.36, w * 0.13]
  const drawings = [
    () =>
      circle(ix, iy, r, '#f4cf45') +
      circle(ix, iy, r * 0.84, '#fbf6da') +
      fill(times(8, (s) => leaf(ix, iy, r * 0.76, r * 0.42, s * 0.785)).join(''), '#f5dc6a'),
    () =>
      fill(times(9, (l) => leaf(ix, iy + r - l * r * 0.2, r * 0.9, r * 0.3, l % 2 ? -0.5 : -2.64)).join(''), '#5d8f58'),
    () =>
      circle(
        ix,
        iy,
        r,
        c.radial(
          [
            [0, '#9a6aa8'],
            [1, '#4a2a5a'],
          ],
          0.36,
          0.34,
          0.7,
        ),
      ) + fill(leaf(ix, iy - r, r * 0.8, r * 0.34, -0.5), '#5d8f58'),
    () =>
      times(4, (p) => ellipse(ix, iy + r * 0.5 - p * r * 0.3, r * 1.1, r * 0.26, p % 2 ? '#e0b068' : '#c98f48')).join(
        '',
      ),
    () =>
      circle(
        ix,
        iy,
        r,
        c.radial(
          [
            [0, '#ff8a5c'],
            [1, '#b82a1c'],
          ],
          0.36,
          0.34,
          0.7,
        ),
      ) + fill(times(5, (l) => leaf(ix, iy - r * 0.8, r * 0.5, r * 0.16, l * 1.257)).join(''), '#4a6b32'),
    () =>
      times(
        3,
        (b) =>
          fill(blob(random, ix + (b - 1) * r * 0.7, iy + (b % 2) * r * 0.5, r * 0.55, 0.08), '#c99352') +
          fill(
            times(7, () =>
              disc(
                ix + (b - 1) * r * 0.7 + random.around(0, r * 0.4),
                iy + (b % 2) * r * 0.5 + random.around(0, r * 0.4),
                r * 0.05,
              ),
            ).join(''),
            '#7a4a22',
          ),
      ).join(''),
  ]
  c.add(
    entry(drawings, round)(),
    stroke(
      smooth(times(8, (step): Point => [ix - r * 1.2 + step * r * 0.34, iy + r * 1.5 + (step % 2 ? 5 : -5)])),
      palette.accent,
      4,
    ),
  )
  c.vignette('#1a100c', 0.26)
  return {
    name: `${title}, from the family tin`,
    alt: `A handwritten recipe card for ${title.toLowerCase()}: ${list.join(', ')}.`,
    tags: ['recipe', 'cooking', 'handwritten', 'kitchen'],
  }
}
