import { expect, test } from 'vitest'
import { keepTemplates } from './kept-templates.ts'

const template = { fill: () => '' }

test('a template is worth making when its shape comes for the second time, and once', () => {
  const templates = keepTemplates()
  expect([1, 2, 3].map(() => templates.isWorthMaking('a'))).toEqual([false, true, false])
  templates.keep('a', null)
  expect([1, 2].map(() => templates.isWorthMaking('a'))).toEqual([false, false])
  expect(templates.find('a')).toBeNull()
  expect(templates.find('b')).toBeUndefined()
})

test('those that were used last are kept', () => {
  const templates = keepTemplates()
  for (let shape = 0; shape < 100; shape += 1) templates.keep(`${shape}`, template)
  templates.find('0')
  templates.keep('more', template)
  expect(['0', '1', 'more'].map((shape) => templates.find(shape))).toEqual([template, undefined, template])
})
