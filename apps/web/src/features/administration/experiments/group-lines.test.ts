import { expect, test } from 'vitest'
import { groupsOfLines, linesOfGroups } from './group-lines.ts'

test('groups are read from lines, however these part name and percent', () => {
  expect(groupsOfLines('control 50\n\n enabled: 30% \nthird,20')).toEqual([
    { name: 'control', percent: 50 },
    { name: 'enabled', percent: 30 },
    { name: 'third', percent: 20 },
  ])
  expect(groupsOfLines('control')).toEqual([{ name: 'control', percent: 0 }])
  expect(groupsOfLines(' ')).toEqual([])
})

test('groups are written as lines that are read as the same groups', () => {
  const groups = [
    { name: 'control', percent: 50 },
    { name: 'enabled', percent: 30 },
  ]
  expect(groupsOfLines(linesOfGroups(groups))).toEqual(groups)
})
