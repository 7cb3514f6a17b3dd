import { renditions } from '@pinfold/contract'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { anyPins } from '../../../entities/pin/card/any-pins.ts'
import { VeiledPicture } from './veiled-picture.tsx'

test('a veil names the picture as hidden, has one button that shows it, and holds no address of it', () => {
  const [[some] = []] = fc.sample(
    anyPins.filter((pins) => pins.length > 0),
    1,
  )
  if (!some) throw new Error('no pin was drawn')
  const blurred = 'data:image/webp;base64,AAAA'
  const images = Object.fromEntries(renditions.map((key) => [key, { ...some.images[key], url: blurred }]))
  const pin = {
    ...some,
    images: images as typeof some.images,
    placeholder: blurred,
    alt_text: 'Words that tell too much',
    title: 'A title',
    sensitivity: { state: 'veiled' as const, is_veiled: true },
  }
  const Page = createRoutesStub([
    { path: '*', Component: () => createElement(VeiledPicture, { pin, sizes: '100vw', ratio: 1 }) },
  ])
  const html = renderToString(createElement(Page, { initialEntries: ['/pin/1/'] }))
  expect(html).toContain('alt="Sensitive picture, hidden"')
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(html).toContain('Show picture')
  expect(html).not.toContain('Words that tell too much')
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, url]) => url)).toEqual([blurred])
})
