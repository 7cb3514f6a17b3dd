import { expect, test } from 'vitest'
import { refusedPicture } from './upload-picture.ts'
import { uploadWords } from './uploads.words.ts'

test.each([null, uploadWords.invalidImage])('a file that is no picture is told as such: %s', (reason) => {
  const { name, message } = refusedPicture(reason)
  expect([name, message]).toEqual(['invalid_image', uploadWords.invalidImage])
})

test('a picture that is refused is told why, and not that it cannot be read', () => {
  const { name, message, status } = refusedPicture('It was removed for breaking our rules.')
  expect(name).not.toBe('invalid_image')
  expect([message, status]).toEqual(['It was removed for breaking our rules.', 422])
})
