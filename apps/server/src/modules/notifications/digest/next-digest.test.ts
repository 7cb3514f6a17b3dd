import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nextDigestAt } from './next-digest.ts'

const at = (text: string) => new Date(text)

test('DI-07 daily emails are due each morning, weekly ones on Monday morning, and none where they are off', () => {
  const thursday = at('2026-10-01T12:00:00Z')
  expect(nextDigestAt('daily', thursday)).toEqual(at('2026-10-02T08:00:00Z'))
  expect(nextDigestAt('daily', at('2026-10-01T07:59:59Z'))).toEqual(at('2026-10-01T08:00:00Z'))
  expect(nextDigestAt('weekly', thursday)).toEqual(at('2026-10-05T08:00:00Z'))
  expect(nextDigestAt('weekly', at('2026-10-05T08:00:00Z'))).toEqual(at('2026-10-12T08:00:00Z'))
  expect(nextDigestAt('off', thursday)).toBeNull()
})

test('DI-07 the next email is always later, by no more than its period', () => {
  const moments = date({ min: at('2026-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z'), noInvalidDate: true })
  assert(
    property(constantFrom('daily' as const, 'weekly' as const), moments, (digest, now) => {
      const wait = (nextDigestAt(digest, now)?.getTime() ?? 0) - now.getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual((digest === 'daily' ? 1 : 7) * 86_400_000)
    }),
  )
})
