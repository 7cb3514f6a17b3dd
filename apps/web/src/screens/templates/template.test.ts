import { expect, test } from 'vitest'
import { cutTemplate } from './template.ts'

interface Greeting {
  readonly name: string
  readonly note: string
}

const writers = [({ note }: Greeting) => note && `<p>${note}</p>`, ({ name }: Greeting) => name]
const cut = (html: string, standIn: Greeting) => cutTemplate(writers, { html, standIn, traces: ['x1'] })

test('a page is put together of what differs', () => {
  const template = cut('<h1>x1name</h1><p>x1note</p>, x1name', { name: 'x1name', note: 'x1note' })
  expect(template?.fill({ name: 'Ana', note: 'x1name' })).toBe('<h1>Ana</h1><p>x1name</p>, Ana')
})

test('what is not found, or not accounted for, makes no template', () => {
  expect(cut('<h1>x1name</h1>', { name: 'x1name', note: 'x1note' })).toBeNull()
  expect(cut('<h1>x1name</h1><i>x1other</i>', { name: 'x1name', note: '' })).toBeNull()
})

test('where the stand-in had nothing, there is no place for anything', () => {
  const template = cut('<h1>x1name</h1>', { name: 'x1name', note: '' })
  expect(template?.fill({ name: 'Ana', note: '' })).toBe('<h1>Ana</h1>')
  expect(template?.fill({ name: 'Ana', note: 'Hello' })).toBeNull()
})
