import { expect, test } from 'vitest'
import { noteLoggedIn, wasLoggedInHere } from './logged-in-before.ts'

const storageOf = (kept: Map<string, string>) => () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as unknown as Storage
const forbidden = () => {
  throw new Error('no storage')
}

test('VR-06 a browser remembers that somebody was logged in, and not who', () => {
  const kept = new Map<string, string>()
  expect(wasLoggedInHere(storageOf(kept))).toBe(false)
  noteLoggedIn(storageOf(kept))
  expect(wasLoggedInHere(storageOf(kept))).toBe(true)
  expect([...kept.values()]).toEqual(['1'])
})

test('VR-06 a browser that keeps nothing is asked to log in, as before', () => {
  noteLoggedIn(forbidden)
  expect(wasLoggedInHere(forbidden)).toBe(true)
})
