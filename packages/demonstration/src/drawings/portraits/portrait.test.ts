import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { people } from '../../content/people.ts'
import { drawPortrait, renderPortrait } from './portrait.ts'

const SMALL = 32

/** The picture in few pixels, as it stands in lists. */
const small = async (username: string) =>
  sharp(Buffer.from(drawPortrait(username)))
    .resize(SMALL, SMALL)
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer()

const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

describe('OP-01 the portraits of the demonstration', () => {
  it('show everybody, the same each time', () => {
    for (const { username } of people) expect(drawPortrait(username)).toBe(drawPortrait(username))
    expect(() => drawPortrait('nobody')).toThrow(RangeError)
  })

  it('tell all members apart at 32 pixels', async () => {
    const seen = await Promise.all(people.map(({ username }) => small(username)))
    const alike = seen.flatMap((one, at) =>
      seen.flatMap((other, place) =>
        place > at && distance(one, other) < 25 ? [`${people[at]?.username} ${people[place]?.username}`] : [],
      ),
    )
    expect(alike).toEqual([])
  })

  it('are square pictures that need no fonts, files or network', async () => {
    const { width, height, format } = await sharp(await renderPortrait('demo')).metadata()
    expect({ width, height, format }).toEqual({ width: 480, height: 480, format: 'png' })
    for (const { username } of people)
      expect(drawPortrait(username).replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /<text|<image|href=|url\((?!#)|NaN|undefined/,
      )
  })
})
