import { type Pin, pictureUrl, renditions, sizeOfRendition } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { packPins, unpackPins } from './packed-pins.ts'

const signature = '0123456789abcdef0123456789abcdef'
const images = Object.fromEntries(
  renditions.map((key, index) => {
    const url = pictureUrl('https://pictures.example', sizeOfRendition(key), signature, key === 'orig' ? 'png' : 'jpg')
    return [key, { url, width: 100 + index, height: 200 + index }]
  }),
) as Pin['images']
const person = (id: string) => ({ id, type: 'user', username: `member${id}` }) as Pin['pinner']

const pinOf = (id: string, changes: Partial<Pin> = {}) =>
  ({
    id,
    type: 'pin',
    images,
    image_signature: signature,
    title: 'A "quoted" </script> title',
    alt_text: null,
    native_creator: null,
    pinner: person('1'),
    board: null,
    viewer_can: { save: true, edit: false },
    ...changes,
  }) as Pin

/** As the browser gets it: the packet's own object stays on the server. */
const overTheWire = (pins: Pin[]) => unpackPins(structuredClone(packPins({ data: pins, bookmark: 'next' })))

test('VR-17 a page carries pins to the browser without losing anything', () => {
  const { title: _, ...untitled } = pinOf('6')
  const pins = [
    pinOf('1'),
    pinOf('2', { native_creator: person('2'), reaction_counts: { '1': 3 } }),
    pinOf('3', { images: { ...images, '236x': { ...images['236x'], url: 'https://elsewhere.example/a.jpg' } } }),
    pinOf('4', { image_signature: 'f'.repeat(32) }),
    pinOf('5', { pinner: person('5') }),
    untitled as Pin,
  ]
  expect(overTheWire(pins)).toEqual({ data: pins, bookmark: 'next' })
})

test('a veiled pin at the beginning keeps no other from being packed', () => {
  const blurred = Object.fromEntries(
    renditions.map((key) => [key, { ...images[key], url: 'data:image/webp;base64,AA' }]),
  )
  const veiled = pinOf('1', { images: blurred as Pin['images'], sensitivity: { state: 'veiled', is_veiled: true } })
  const pins = [veiled, pinOf('2', { sensitivity: null }), pinOf('3', { sensitivity: null })]
  expect(overTheWire(pins).data).toEqual(pins)
  expect(packPins({ data: pins }).text.match(/https:\/\/pictures/g)).toHaveLength(1)
})

test('what many pins share is carried once', () => {
  const [first, second] = overTheWire([pinOf('1'), pinOf('2')]).data
  expect(first?.pinner).toBe(second?.pinner)
})

test('an empty list stays empty, and the end of a list stays its end', () => {
  expect(unpackPins(structuredClone(packPins({ data: [] })))).toEqual({ data: [] })
})

test('the same packet gives the same list, so that nothing renders again', () => {
  const packed = structuredClone(packPins({ data: [pinOf('1')] }))
  expect(unpackPins(packed)).toBe(unpackPins(packed))
})

test('what all pins have alike, and what one has twice, is carried once', () => {
  const words = 'the same words in several places'
  const told = { description: words, grid_description: words, reaction_counts: {}, hashtags: [] } as Partial<Pin>
  const pins = [
    pinOf('1', told),
    pinOf('2', { ...told, title: 'another title' }),
    pinOf('3', { ...told, hashtags: ['a'] }),
  ]
  expect(overTheWire(pins).data).toEqual(pins)
  const { text } = packPins({ data: [pinOf('1', told), pinOf('2', { ...told, description: `${words}, or others` })] })
  expect(text.split(`"${words}"`)).toHaveLength(3)
})
