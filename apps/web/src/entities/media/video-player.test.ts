import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { VideoPlayer } from './video-player.tsx'

const form = (url: string) => ({
  url,
  width: 640,
  height: 360,
  duration: 4000,
  thumbnail: '/poster.jpg',
  captions_urls: { en: '/en.vtt', sv: '/sv.vtt' },
})
const pageOf = (videos: object) => {
  const player = createElement(VideoPlayer, { pinId: '7', videos: videos as never, name: 'A film', ratio: 0.5625 })
  const Page = createRoutesStub([{ path: '*', Component: () => player }])
  return renderToString(createElement(Page, { initialEntries: ['/pin/7/'] }))
}
const sourcesOf = (html: string) => [...html.matchAll(/<source src="([^"]*)"/g)].map(([, url]) => url)

test('CN-17 a browser is offered the ladder, which it takes where it plays it by itself, then the MP4; poster and shape are there from the first', () => {
  const html = pageOf({ V_HLSV4: form('/a/master.m3u8'), V_720P: form('/a/orig.mp4') })
  expect(sourcesOf(html)).toEqual(['/a/master.m3u8', '/a/orig.mp4'])
  expect(html).toContain('type="application/vnd.apple.mpegurl"')
  expect(html).toContain('poster="/poster.jpg"')
  expect(html).toContain('aspect-ratio:1 / 0.5625')
  expect([...html.matchAll(/<track [^>]*src[lL]ang="([^"]*)"/g)].map(([, language]) => language)).toEqual(['en', 'sv'])
  expect(sourcesOf(pageOf({ V_720P: form('/a/orig.mp4') }))).toEqual(['/a/orig.mp4'])
})
