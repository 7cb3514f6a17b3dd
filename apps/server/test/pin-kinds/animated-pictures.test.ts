import { pinResource, storyPinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { animation, plain } from '../media/picture-files.ts'
import { type SignedIn, makeBoard, savePin, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
})
afterAll(() => app.stop())

test.each(['gif', 'webp'] as const)(
  'an animated %s is said to move, and so is a save of it; a still one is not',
  async (format) => {
    const timing = { delay: [100, 100], loop: 0 }
    const film = await animation(80, 60, ['red', 'lime'])
    const moving = await upload(ana, await (format === 'gif' ? film.gif(timing) : film.webp(timing)).toBuffer())
    const still = await upload(ana, await plain(80, 60).toFormat(format).toBuffer())
    const make = (uploadId: string) => ana.ask(pinResource.create, { upload_id: uploadId })
    const [moved, stood] = [await make(moving.id), await make(still.id)]
    expect([moved.is_animated, stood.is_animated]).toEqual([true, false])
    const ben = await signUp(app)
    expect((await savePin(ben, moved.id, (await makeBoard(ben)).id)).is_animated).toBe(true)
    const whole = await app.client().fetch(new URL(moved.images.orig.url).pathname)
    expect(whole.headers.get('content-type')).toBe(`image/${format}`)
  },
)

test('CN-25 a story says which of its pictures move', async () => {
  const film = await animation(80, 60, ['blue', 'lime'])
  const moving = await upload(ana, await film.gif({ delay: [100, 100], loop: 0 }).toBuffer())
  const still = await upload(ana, await plain(80, 60).jpeg().toBuffer())
  const pages = [moving, still].map(({ id }) => ({ blocks: [{ type: 'story_pin_image_block', upload_id: id }] }))
  const story = await ana.ask(storyPinResource.create, { story_pin: JSON.stringify({ pages }) })
  expect(story.is_animated).toBe(true)
  expect(story.story_pin_data?.pages.map(({ blocks }) => blocks[0]?.image?.is_animated)).toEqual([true, undefined])
  const address = story.story_pin_data?.pages[0]?.blocks[0]?.image?.images['orig']?.url ?? ''
  const whole = await app.client().fetch(new URL(address).pathname)
  expect(whole.headers.get('content-type')).toBe('image/gif')
})
