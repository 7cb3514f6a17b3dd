import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draw, families, renderDrawing } from './index.ts'

const all = families.flatMap(({ name, count }) => Array.from({ length: count }, (_, index) => draw(name, index)))

describe('the drawings of the demonstration', () => {
  it('OP-01 offers at least 440 drawings in at least 14 families, no two alike', () => {
    const hashes = all.map(({ svg }) => createHash('sha256').update(svg).digest('hex'))
    expect(families.length).toBeGreaterThanOrEqual(14)
    expect(all.length).toBeGreaterThanOrEqual(440)
    expect(new Set(hashes).size).toBe(all.length)
  })

  it('OP-01 draws the same each time', () => {
    for (const { name, count } of families) expect(draw(name, count - 1)).toEqual(draw(name, count - 1))
  })

  it('OP-01 describes each drawing within the limits of a pin', () => {
    const outside = all.filter(
      ({ name, alt, tags }) =>
        name.trim() === '' ||
        name.length > 100 ||
        alt.trim() === '' ||
        alt.length > 500 ||
        tags.length < 3 ||
        tags.length > 6 ||
        tags.some((tag) => tag.trim() === '' || tag !== tag.toLowerCase()),
    )
    expect(outside.map(({ family, name }) => `${family}: ${name}`)).toEqual([])
  })

  it('OP-01 needs no fonts, no files and no network to render, and has no number that is none', () => {
    const leaning = all.filter(({ svg }) =>
      /<text|<image|font-family|href=|url\((?!#)|NaN|undefined|Infinity/.test(
        svg.replace('xmlns="http://www.w3.org/2000/svg"', ''),
      ),
    )
    expect(leaning.map(({ family, name }) => `${family}: ${name}`)).toEqual([])
  })

  it('refuses a family and an index that do not exist', () => {
    expect(() => draw('nothing', 0)).toThrow(RangeError)
    for (const { name, count } of families) {
      expect(() => draw(name, count)).toThrow(RangeError)
      expect(() => draw(name, -1)).toThrow(RangeError)
      expect(() => draw(name, 0.5)).toThrow(RangeError)
    }
  })

  it.each(families.map(({ name }) => name))(
    'OP-01 renders %s at the stated size',
    async (name) => {
      const drawing = draw(name, 1)
      const { bytes, type } = await renderDrawing(drawing)
      const { width, height, format } = await sharp(bytes).metadata()
      expect({ width, height, type: `image/${format}` }).toEqual({ width: drawing.width, height: drawing.height, type })
      const { isOpaque, entropy } = await sharp(bytes).stats()
      expect(isOpaque).toBe(true)
      expect(entropy).toBeGreaterThan(1)
    },
    30_000,
  )
})
