import { expect, test } from 'vitest'
import { validateSignUp } from './sign-up-form.tsx'

const values = (fields: Record<string, string>) => ({
  text: (name: string) => fields[name] ?? '',
  all: () => [],
  isChecked: () => false,
})

test('AC-01 every empty field says what it wants', () => {
  expect(Object.keys(validateSignUp(values({})))).toEqual(['full_name', 'email', 'password', 'birth_date'])
})

test('AC-01 a filled form is sent; ages are the server’s to judge', () => {
  expect(
    validateSignUp(
      values({ full_name: 'Ana', email: ' ana@example.com ', password: '12345678', birth_date: '2024-01-01' }),
    ),
  ).toEqual({})
  expect(
    validateSignUp(
      values({ full_name: ' ', username: 'a-b', email: 'ana', password: '1234567', birth_date: '1990-01-01' }),
    ),
  ).toMatchObject({
    full_name: expect.any(String),
    username: expect.stringContaining('30'),
    email: expect.any(String),
    password: expect.stringContaining('8'),
  })
})
