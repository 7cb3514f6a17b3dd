import { topicThemes } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { hueOf, topicGround } from './topic-ground.ts'

/** How bright a colour is, from 0 to 1 (WCAG 2). */
function luminance(hue: number, saturation: number, lightness: number): number {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const turn = (at + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}

test('white words can be read on the ground of every theme, and themes are told apart', () => {
  const grounds = topicThemes.map((theme) => topicGround({ theme, cover: null }) ?? '')
  for (const ground of grounds) {
    const stops = [...ground.matchAll(/hsl\((\d+) (\d+)% (\d+)%\)/g)].map(([, ...numbers]) => numbers.map(Number))
    expect(stops).toHaveLength(2)
    for (const [hue = 0, saturation = 0, lightness = 0] of stops) {
      const contrast = 1.05 / (luminance(hue, saturation / 100, lightness / 100) + 0.05)
      expect(contrast).toBeGreaterThan(4.5)
    }
  }
  expect(new Set(grounds).size).toBe(topicThemes.length)
  const [one, other] = topicThemes
  expect(Math.abs(hueOf({ theme: one }) - hueOf({ theme: other }))).toBeGreaterThan(60)
})

test('a cover brings its own colour, where it has one', () => {
  const image = { url: 'x', width: 1, height: 1 }
  const cover = { pin_id: '1', images: { '236x': image, '474x': image }, dominant_color: '#336699' }
  expect(topicGround({ theme: 'art', cover })).toBe('#336699')
  expect(topicGround({ theme: 'art', cover: { ...cover, dominant_color: null } })).toBeUndefined()
})
