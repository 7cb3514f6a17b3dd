import { describe, expect, test } from 'vitest'
import { links, nextOf } from './links.ts'

describe('where log-in leads to', () => {
  test('back to the page it was asked from', () => {
    expect(links.login('/pin/12/?a=b')).toBe('/login/?next=%2Fpin%2F12%2F%3Fa%3Db')
    expect(nextOf(links.login('/pin/12/?a=b'))).toBe('/pin/12/?a=b')
    expect(nextOf(links.signUp('/ana/kitchen/'))).toBe('/ana/kitchen/')
  })

  test('never to another site', () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tx']) {
      expect(nextOf(`/login/?next=${encodeURIComponent(next)}`)).toBe('/')
    }
    expect(nextOf(`/login/?next=${encodeURIComponent('/a/..//evil.example')}`)).toBe('/evil.example')
    expect(nextOf(`/login/?next=${encodeURIComponent('/.//evil.example')}`)).toBe('/evil.example')
  })

  test('in plain ASCII, which a header can hold', () => {
    expect(nextOf(`/login/?next=${encodeURIComponent('/ana/küche/')}`)).toBe('/ana/k%C3%BCche/')
  })

  test('home needs no mention', () => expect(links.login('/')).toBe('/login/'))
})

test('a section lives below its board, whatever script its name is in', () => {
  expect(links.section({ url: '/ana/k%C3%BCche/' }, 'regal-и-стол')).toBe(
    `/ana/k%C3%BCche/${encodeURIComponent('regal-и-стол')}/`,
  )
})
