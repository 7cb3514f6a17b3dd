import { expect, test } from 'vitest'
import { ladderOf, mp4RungOf } from './ladder.ts'

const sizes = (width: number, height: number) =>
  ladderOf({ width, height }).map((rung) => `${rung.name}: ${rung.width}x${rung.height}`)

test('CN-15 the ladder goes from 240 to 1080 and never above the film', () => {
  expect(sizes(1920, 1080)).toEqual([
    '1080: 1920x1080',
    '720: 1280x720',
    '480: 854x480',
    '360: 640x360',
    '240: 426x240',
  ])
  expect(sizes(3840, 2160)[0]).toBe('1080: 1920x1080')
  expect(sizes(640, 400)).toEqual(['360: 576x360', '240: 384x240'])
})

test('CN-15 vertical films, very wide and very small ones keep their shape in even sides', () => {
  expect(sizes(720, 1280)).toEqual(['720: 720x1280', '480: 480x854', '360: 360x640', '240: 240x426'])
  expect(sizes(5120, 1440)[0]).toBe('1080: 3840x1080')
  expect(sizes(8000, 250)).toEqual(['120: 3840x120'])
  expect(sizes(8000, 980)).toEqual(['470: 3840x470', '360: 2942x360', '240: 1960x240'])
  expect(sizes(101, 77)).toEqual(['76: 100x76'])
  expect(sizes(1, 1)).toEqual(['2: 2x2'])
})

test('CN-15 the one MP4 is at most 720', () => {
  expect(mp4RungOf({ width: 1920, height: 1080 })).toMatchObject({ width: 1280, height: 720 })
  expect(mp4RungOf({ width: 400, height: 300 })).toMatchObject({ width: 320, height: 240 })
  expect(mp4RungOf({ width: 101, height: 77 })).toMatchObject({ width: 100, height: 76 })
})
