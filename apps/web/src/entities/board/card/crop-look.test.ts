import { expect, test } from 'vitest'
import { cropLook, cropOf, middleLook, percentOf } from './crop-look.ts'

test('BO-02 a crop fills its frame: what is left of it and above lies outside', () => {
  expect(cropLook([0.25, 0.1, 0.5, 0.2])).toMatchObject({
    left: '-50%',
    top: '-50%',
    inlineSize: '200%',
    blockSize: '500%',
  })
  expect(cropLook([0, 0, 1, 1])).toMatchObject({ left: '0%', top: '0%', inlineSize: '100%', blockSize: '100%' })
})

test('BO-02 in a frame of another ratio the middle of the part stays in sight', () => {
  expect(middleLook([0.25, 0.1, 0.5, 0.2])).toEqual({ objectPosition: '50% 20%' })
})

test('BO-02 a chosen part becomes fractions inside of the picture', () => {
  expect(cropOf({ x: 25, y: 10, width: 50, height: 20 })).toEqual([0.25, 0.1, 0.5, 0.2])
  expect(cropOf({ x: -0.001, y: 40.0001, width: 100.001, height: 60 })).toEqual([0, 0.4, 1, 0.6])
  expect(percentOf([0.25, 0.1, 0.5, 0.2])).toEqual({ x: 25, y: 10, width: 50, height: 20 })
})
