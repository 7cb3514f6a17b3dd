import { limits, pinResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { captionRequests } from './caption-requests.ts'

test('CN-18 each file is sent by itself; what is taken away goes with the first', () => {
  expect(captionRequests({ en: 'one', de: '', fr: 'two', es: '' })).toEqual([
    { de: '', es: '', en: 'one' },
    { fr: 'two' },
  ])
  expect(captionRequests({ de: '' })).toEqual([{ de: '' }])
  expect(captionRequests({})).toEqual([])
})

test.each(['a', 'é', '字', '"', '\n'])('the largest file of %j fits into a request', (letter) => {
  const bytes = new TextEncoder().encode(letter).length
  const file = letter.repeat(Math.floor(limits.video.longestCaptions / bytes))
  const body = new URLSearchParams({
    data: JSON.stringify({ options: { id: '1', captions: { en: file } } }),
  }).toString()
  expect(body.length).toBeLessThan(pinResource.update.largestBody ?? 0)
})
