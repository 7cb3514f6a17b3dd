import { describe, expect, test } from 'vitest'
import { ApiFailure, formErrors, messageOf } from './failure.ts'

const taken = new ApiFailure({
  name: 'board_name_taken',
  code: 41,
  status: 409,
  message: 'name: you already have a board with this name.',
  field: 'name',
})

describe('what a person is told', () => {
  test('the option that stands before a message is left out', () => {
    expect(messageOf(taken)).toBe('You already have a board with this name.')
  })

  test('anything unknown is told as "Uh oh! Something went wrong."', () => {
    expect(messageOf(new TypeError('x is not a function'))).toBe('Uh oh! Something went wrong.')
    expect(messageOf(new ApiFailure({ name: 'unexpected', code: 10, status: 500, message: ' ' }))).toBe(
      'Uh oh! Something went wrong.',
    )
  })

  test('ER-11 "Invalid Image" stays exactly that', () => {
    expect(messageOf(new ApiFailure({ name: 'invalid_image', code: 63, status: 422, message: 'Invalid Image' }))).toBe(
      'Invalid Image',
    )
  })

  test('a failure stands under the field it names, or below the form where the form has no such field', () => {
    expect(formErrors(taken, ['name', 'description'])).toEqual({ name: 'You already have a board with this name.' })
    expect(formErrors(taken, ['description'])).toEqual({ form: 'You already have a board with this name.' })
  })
})
