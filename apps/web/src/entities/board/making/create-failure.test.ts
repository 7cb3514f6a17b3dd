import { boardResource } from '@pinfold/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { createErrors } from './create-failure.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the form says where the server refuses in these words, all the way from its answer. */
async function refusedWith(error: {
  readonly message: string
  readonly message_detail: string
  readonly field?: string
}) {
  vi.stubGlobal('location', { pathname: '/board/create/', search: '', origin: 'https://pins.example' })
  vi.stubGlobal('document', { cookie: '' })
  const failure = { name: 'invalid_options', code: 1, http_status: 422, status: 'failure', ...error }
  vi.stubGlobal('fetch', async () => Response.json({ resource_response: { status: 'failure', error: failure } }))
  return call(boardResource.create, { name: 'Kitchen' }).then(() => null, createErrors)
}

test('ER-01 a board that cannot be made says the server’s message and its detail, or the text, or Uh oh!', async () => {
  expect(await refusedWith({ message: 'You have too many boards.', message_detail: 'Delete one first.' })).toEqual({
    form: 'You have too many boards. Delete one first.',
  })
  expect(await refusedWith({ message: 'You have too many boards.', message_detail: '' })).toEqual({
    form: 'You have too many boards.',
  })
  expect(createErrors('The boards are being moved.')).toEqual({ form: 'The boards are being moved.' })
  for (const nothing of [undefined, null, '', ' ', {}, new TypeError('x is not a function')]) {
    expect(createErrors(nothing)).toEqual({ form: 'Uh oh! Something went wrong.' })
  }
  const silent = new ApiFailure({ name: 'unexpected', code: 10, status: 500, message: ' ' })
  expect(createErrors(silent)).toEqual({ form: 'Uh oh! Something went wrong.' })
})

test('what is refused about the name stands below the name, with its detail', async () => {
  const taken = { message: 'name: you already have one.', message_detail: 'It is in your archive.', field: 'name' }
  expect(await refusedWith(taken)).toEqual({ name: 'You already have one. It is in your archive.' })
})
