import { reportReasons, type ReportCase } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { caseName, reasonName, shortCaseName } from './deed-names.ts'

type Named = Pick<ReportCase, 'thing' | 'texts' | 'object_id' | 'object_type'>

const thing = { type: 'pin', id: '7', title: 'A lamp' } as unknown as ReportCase['thing']
const named = (more: Partial<Named>): Named => ({ object_type: 'pin', object_id: '7', thing, texts: [], ...more })

test('each reason reads as words; one that is not known stays as it came', () => {
  for (const reason of reportReasons) expect(reasonName(reason)).toMatch(/^[A-Z][\p{L}’ -]+$/u)
  expect(new Set(reportReasons.map(reasonName)).size).toBe(reportReasons.length)
  expect(reasonName('brought_by_a_program')).toBe('brought_by_a_program')
})

test('a case is called by what tells it from others, and in headings shortly', () => {
  expect(caseName(named({}))).toBe('Pin: A lamp')
  expect(caseName(named({ thing: null }))).toBe('Pin: 7')
  expect(caseName(named({ object_type: 'comment', texts: ['You are rude'] }))).toBe('Comment: You are rude')
  expect(shortCaseName(named({}))).toBe('Pin: A lamp')
  expect(shortCaseName(named({ texts: ['word '.repeat(40)] }))).toMatch(/^Pin: (word )+word…$/)
})
