import { expect, test } from 'vitest'
import { ApiFailure } from '../../api/failure.ts'
import { contentOptions, conversationFailure, isBlank } from './send-to.ts'

const failure = (words: { message: string; detail?: string }) =>
  new ApiFailure({ name: 'cannot_message', code: 82, status: 403, ...words })

test('ER-08 a failure says the detail, or else the message, or else that it did not work', () => {
  const both = failure({ message: 'No.', detail: 'Ana takes no messages.' })
  expect(conversationFailure(both)).toBe('Ana takes no messages.')
  expect(conversationFailure(failure({ message: 'No.' }))).toBe('No.')
  expect(conversationFailure(failure({ message: '' }))).toBe('Failed to create conversation.')
  expect(conversationFailure(new TypeError('x'))).toBe('Failed to create conversation.')
})

test('VR-09 spaces, new lines and what nobody sees are no message', () => {
  for (const text of ['', '  ', '\n\t', '\u200b', ' \u2060 ']) expect(isBlank(text)).toBe(true)
  expect(isBlank(' hi ')).toBe(false)
})

test('CA-24 a message carries its words and the one thing it shares', () => {
  expect(contentOptions({ text: ' look ', shared: { type: 'pin', id: '7' } })).toEqual({ text: 'look', pin: '7' })
  expect(contentOptions({ text: 'hi' })).toEqual({ text: 'hi' })
})
