import sharp from 'sharp'
import { lightness, mix, shade } from '../kit/colors.ts'
import { circle, ellipse, fill, rect, stroke } from '../kit/shapes.ts'
import { clothesOf } from './clothes.ts'
import { hairOf } from './hair.ts'
import { type PortraitLook, portraitLooks } from './looks.ts'

const SIDE = 480
const INK = '#2a1d1a'

/** Head and shoulders of a member, or the mark of a shop, as an SVG of 400 units. Throws for whom nothing is known of. */
export function drawPortrait(username: string): string {
  const look = portraitLooks[username]
  const shapes = look ? person(look) : username === 'fieldandkiln' ? kilnMark() : undefined
  if (shapes === undefined) throw new RangeError(`${username} has no portrait`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="32 12 336 336" width="${SIDE}" height="${SIDE}">${shapes}</svg>`
}

/** The portrait as a square picture. */
export const renderPortrait = (username: string): Promise<Buffer> =>
  sharp(Buffer.from(drawPortrait(username)))
    .flatten()
    .png({ compressionLevel: 6 })
    .toBuffer()

function person(look: PortraitLook): string {
  const { ground, skin, clothes, cloth } = look
  const hair = hairOf(look.hair, look.hairColor)
  const shadow = shade(skin, -0.14)
  return [
    rect(0, 0, 400, 400, ground),
    circle(290, 118, 190, lightness(ground) > 0.5 ? shade(ground, 0.28) : shade(ground, 0.12)),
    hair.behind,
    // Neck, with the head's shadow on it.
    fill('M164,220H236V290Q200,334 164,290Z', skin),
    fill('M164,246Q200,276 236,246V262Q200,292 164,262Z', shadow),
    clothesOf(clothes, cloth),
    ellipse(134, 186, 13, 19, shadow),
    ellipse(266, 186, 13, 19, shadow),
    fill('M134,168C134,110 160,88 200,88S266,110 266,168C266,224 238,260 200,260S134,224 134,168Z', skin),
    face(look, shadow),
    hair.over,
    look.glasses ? glasses(look.glasses) : '',
    look.earrings && look.hair !== 'scarf'
      ? circle(133, 214, 9, look.earrings) + circle(267, 214, 9, look.earrings)
      : '',
  ].join('')
}

function face({ skin, beard, hairColor, hair }: PortraitLook, shadow: string): string {
  const isCovered = hair === 'beanie' || hair === 'cap' || hair === 'wrap' || hair === 'scarf'
  const hairs = isCovered ? '#3b2620' : hairColor
  const brow = lightness(hairs) > 0.7 ? shade(hairs, -0.3) : mix(hairs, INK, 0.4)
  const blush = mix(skin, '#d9483b', lightness(skin) > 0.5 ? 0.24 : 0.3)
  return [
    circle(160, 208, 15, blush, 'fill-opacity="0.6"'),
    circle(240, 208, 15, blush, 'fill-opacity="0.6"'),
    beard ? beardOf(beard, hairs) : '',
    stroke('M200,180Q208,204 196,208', shade(shadow, -0.14), 6),
    circle(173, 180, 7.5, INK),
    circle(227, 180, 7.5, INK),
    stroke('M158,158Q172,149 186,157M214,157Q228,149 242,158', brow, 7),
    beard === 'full' || beard === 'moustache'
      ? stroke('M188,234Q200,240 212,234', '#f4e9df', 5)
      : stroke('M182,226Q200,242 218,226', shade(mix(skin, '#8f2f2a', 0.65), -0.1), 7),
  ].join('')
}

function beardOf(beard: 'full' | 'short' | 'moustache', color: string): string {
  if (beard === 'moustache')
    return fill(
      'M200,214C184,208 172,216 164,230C180,232 192,230 200,224C208,230 220,232 236,230C228,216 216,208 200,214Z',
      color,
    )
  const low = beard === 'full' ? 288 : 262
  const inner = beard === 'full' ? 212 : 226
  return fill(
    `M134,176C134,${low - 34} 160,${low} 200,${low}S266,${low - 34} 266,176C262,196 252,${inner} 236,${inner}Q200,${inner - 12} 164,${inner}C148,${inner} 138,196 134,176Z`,
    color,
    beard === 'short' ? 'fill-opacity="0.75"' : '',
  )
}

function glasses(form: 'round' | 'square'): string {
  const lens = (x: number) =>
    form === 'round'
      ? circle(x, 182, 25, '#ffffff', `fill-opacity="0.16" stroke="${INK}" stroke-width="6"`)
      : rect(x - 27, 162, 54, 40, '#ffffff', `rx="9" fill-opacity="0.16" stroke="${INK}" stroke-width="7"`)
  return lens(171) + lens(229) + stroke('M196,180Q200,176 204,180M146,178L136,174M254,178L264,174', INK, 6)
}

/** A pot before the round mouth of a kiln. */
function kilnMark(): string {
  return [
    rect(0, 0, 400, 400, '#a8482c'),
    fill('M70,400V196A130,130 0 0 1 330,196V400Z', '#f0dcc0'),
    fill('M112,400V200A88,88 0 0 1 288,200V400Z', '#2b1d18'),
    ellipse(200, 344, 96, 20, '#e0762f', 'fill-opacity="0.55"'),
    fill('M166,206H234L226,228C262,250 266,312 236,342H164C134,312 138,250 174,228Z', '#6f8f8a'),
    fill('M147,276Q200,296 253,276V292Q200,312 147,292Z', '#f0dcc0'),
    rect(160, 196, 80, 16, '#557470', 'rx="8"'),
  ].join('')
}
