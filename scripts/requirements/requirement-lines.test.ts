import { expect, test } from 'vitest'
import { type Difference, differenceNote, differences, keptOf, linesById } from './requirement-lines.ts'

const page = `# Requirements 1

How \`../shared/tools\` counts them.
Money is whole.

- PR-01 A profile is there.
- PR-02 It reads \`../shared/data\`.

| a | b |
`

test('a page is kept but for remarks about the folder that it comes from', () => {
  expect(keptOf(page)).toBe(`# Requirements 1

Money is whole.

- PR-01 A profile is there.
- PR-02 It reads \`../shared/data\`.

| a | b |
`)
})

test('a line is a requirement when it begins with an id', () => {
  expect([...linesById([page, '- CR-10 Another.\n- see PR-03 for more\nPR-04 no list'])]).toEqual([
    ['PR-01', '- PR-01 A profile is there.'],
    ['PR-02', '- PR-02 It reads `../shared/data`.'],
    ['CR-10', '- CR-10 Another.'],
  ])
})

test('lines that differ, are new or are gone are told by their ids; pages and places do not matter', () => {
  expect(
    differences([page, '- ZZ-01 Old.'], ['- AA-01 New.\n- PR-02 It reads nothing.', '- PR-01 A profile is there.']),
  ).toEqual([
    { id: 'AA-01', here: null, there: '- AA-01 New.' },
    { id: 'PR-02', here: '- PR-02 It reads `../shared/data`.', there: '- PR-02 It reads nothing.' },
    { id: 'ZZ-01', here: '- ZZ-01 Old.', there: null },
  ])
  expect(differences([page], [keptOf(page)])).toEqual([])
})

test('a run says how many differ and names the first; where none does, or nobody knows, it says nothing', () => {
  const differing = (count: number): Difference[] =>
    Array.from({ length: count }, (_, index) => ({ id: `AA-${10 + index}`, here: null, there: 'x' }))
  expect(differenceNote(differing(2))).toBe(
    'Requirements: 2 are not as decided, see npm run requirements (AA-10, AA-11)',
  )
  expect(differenceNote(differing(12))).toMatch(/: 12 are .*AA-19, …\)$/)
  expect([differenceNote([]), differenceNote(null)]).toEqual(['', ''])
})
