import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, readableOn, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { box, circle, disc, fill, line, place, rect, stroke } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'

const sowing = [
  ['Sow indoors in March', 'Prick out at two leaves', 'Plant out after frost'],
  ['Scatter on open soil', 'Do not cover', 'Keep moist for ten days'],
  ['Soak seeds overnight', 'One finger deep', 'Thin to a hand’s width'],
] as const

/** A seed packet with the sowing rules, lying on soil or wood. */
export function seedPacket(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const plant = entry(plants, round)
  const ground = entry(['#5a4030', palette.deep, '#b08a5e', palette.mid, '#6d7a52'], round)
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.14)],
        [1, shade(ground, -0.25)],
      ],
      50,
    ),
  )
  c.add(
    fill(
      times(240, () => disc(random.next() * width, random.next() * height, random.between(1, 5))).join(''),
      shade(ground, -0.4),
      'fill-opacity="0.5"',
    ),
  )
  const h = Math.min(height * 0.84, width * 1.1)
  const w = h * 0.68
  const paper = mix('#f6ecd6', lightness(palette.paper) < 0.4 ? '#f6ecd6' : palette.paper, 0.5)
  const band = entry([palette.accent, palette.deep, palette.mid], round)
  const text = readableOn(band, '#fffaf0', '#231c18')
  const green = mix(palette.deep, '#4a7a4f', 0.55)
  const picture = plant.draw(random, 0, h * 0.3, h * 0.5, {
    leaf: green,
    light: mix(palette.light, green, 0.3),
    flower: palette.accent,
    heart: '#3a2a1c',
  })
  const packet = [
    rect(-w / 2 + 14, -h / 2 + 20, w, h, '#1a100c', 'fill-opacity="0.34"'),
    rect(
      -w / 2,
      -h / 2,
      w,
      h,
      c.linear(
        [
          [0, shade(paper, 0.25)],
          [0.5, paper],
          [1, shade(paper, -0.1)],
        ],
        20,
      ),
    ),
    fill(times(18, (tooth) => box(-w / 2 + (tooth * w) / 18, -h / 2 - 8, w / 36, 10)).join(''), paper),
    rect(-w / 2, -h * 0.44, w, h * 0.2, band),
    letters('serif', plant.name, 0, -h * 0.335, sizeToFit('serif', plant.name, w * 0.8, h * 0.095), text, {
      anchor: 'middle',
    }),
    letters('italic', plant.latin, 0, -h * 0.275, h * 0.036, text, { anchor: 'middle' }),
    c.inside(
      rect(-w * 0.42, -h * 0.21, w * 0.84, h * 0.5, '#000'),
      circle(0, h * 0.02, w * 0.36, mix(paper, palette.light, 0.8)) + picture,
    ),
    rect(-w * 0.44, -h * 0.22, w * 0.88, h * 0.52, 'none', `stroke="${band}" stroke-width="3"`),
    paragraph('plain', entry(sowing, round), -w * 0.4, h * 0.36, h * 0.029, '#3a2e26', 1.4),
    circle(w * 0.33, h * 0.39, w * 0.1, band) +
      letters('black', String(random.whole(20, 90)), w * 0.33, h * 0.4, w * 0.07, text, { anchor: 'middle' }) +
      letters('plain', 'seeds', w * 0.33, h * 0.43, w * 0.04, text, { anchor: 'middle' }),
    line(-w / 2, -h * 0.465, w / 2, -h * 0.465, shade(paper, -0.25), 2),
  ]
  c.add(place(packet.join(''), width / 2, height / 2, random.around(0, 11)))
  const seeds = times(
    26,
    () =>
      `M${Math.round(random.next() * width)},${Math.round(height * random.between(0.86, 1))}q9,-7 16,3q-7,9 -16,-3Z`,
  )
  c.add(fill(seeds.join(''), '#2a1c12'), stroke(seeds.join(''), shade(ground, 0.3), 2, 'stroke-opacity="0.6"'))
  c.vignette('#1a100c', 0.34)
  return {
    name: `Seeds: ${plant.name.toLowerCase()}`,
    alt: `A paper seed packet for ${plant.name.toLowerCase()} with a drawing and three sowing rules.`,
    tags: ['garden', 'seeds', 'packaging', 'how to'],
  }
}
