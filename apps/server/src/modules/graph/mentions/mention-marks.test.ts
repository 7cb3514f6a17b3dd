import { expect, test } from 'vitest'
import { mentionMarks, MOST_MENTIONS } from './mention-marks.ts'

test.each<[string, [string, number, number][]]>([
  ['@ana', [['ana', 0, 4]]],
  ['Look, @Ana_9!', [['ana_9', 6, 6]]],
  [
    '@ana, (@ben) @cleo.',
    [
      ['ana', 0, 4],
      ['ben', 7, 4],
      ['cleo', 13, 5],
    ],
  ],
  [
    '@ana @ana',
    [
      ['ana', 0, 4],
      ['ana', 5, 4],
    ],
  ],
  // Two code units before it.
  ['🎨@ana', [['ana', 2, 4]]],
  ['line\n@ana', [['ana', 5, 4]]],
  ['@ana-lena', [['ana', 0, 4]]],
  ['@ana’s', [['ana', 0, 4]]],
  ['@ab', []],
  [`@${'a'.repeat(31)}`, []],
  ['@', []],
  ['ana@example.org', []],
  ['é@ana', []],
  ['@@ana', []],
  ['@ana@example.org', []],
  ['@anaé', []],
  ['@anà', []],
  ['@аna', []],
])('PI-07 %j names %j', (text, expected) => {
  expect(mentionMarks(text).map(({ key, offset, length }) => [key, offset, length])).toEqual(expected)
})

test('PI-07 the eleventh name stays plain text', () => {
  const marks = mentionMarks(Array.from({ length: 20 }, (_, n) => `@person_${n}`).join(' '))
  expect(marks).toHaveLength(MOST_MENTIONS)
  expect(marks.at(-1)?.key).toBe('person_9')
})
