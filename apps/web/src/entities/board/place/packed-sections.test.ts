import { pictureUrl, renditions, type Section, sizeOfRendition } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { packSections, unpackSections } from './packed-sections.ts'

const signature = '0123456789abcdef0123456789abcdef'
const preview = (base: string) => ({
  id: '5',
  image_signature: signature,
  dominant_color: '#336699',
  images: Object.fromEntries(
    renditions.map((key, index) => {
      const url = pictureUrl(base, sizeOfRendition(key), signature, key === 'orig' ? 'png' : 'jpg')
      return [key, { url, width: 100 + index, height: 200 + index }]
    }),
  ),
})
const sectionOf = (id: string, pins: readonly object[]) =>
  ({ id, type: 'board_section', title: 'A </script> title', pin_count: 3, preview_pins: pins }) as unknown as Section

test('a page carries sections to the browser without losing anything', () => {
  const here = preview('https://pictures.example')
  const sections = [
    sectionOf('1', []),
    sectionOf('2', [here, preview('https://elsewhere.example')]),
    sectionOf('3', [here]),
  ]
  const packed = packSections(sections)
  expect(unpackSections(packed)).toBe(sections)
  expect(unpackSections(structuredClone(packed))).toEqual(sections)
})

test('the same packet gives the same sections, so that nothing renders again', () => {
  const packed = structuredClone(packSections([sectionOf('1', [])]))
  expect(unpackSections(packed)).toBe(unpackSections(packed))
})
