import { expect, test } from 'vitest'
import { escapeHtml, writeLetter } from './letter.ts'

const site = { name: 'Pinfold', address: 'https://pins.example.org' }

test('a letter says the same in plain text and in HTML, with the address to open in both', () => {
  const letter = {
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: ['Hello Ana.'],
    action: { label: 'Go on', address: 'https://pins.example.org/password/reset/#abc' },
    notes: ['Not you? Do nothing.'],
  }
  const { subject, text, html } = writeLetter(letter, site)
  expect(subject).toBe('Set a new password')
  for (const part of ['Set a new password', 'Hello Ana.', letter.action.address, 'Not you? Do nothing.']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(html).toContain('href="https://pins.example.org/password/reset/#abc"')
})

test('what somebody typed is text in a letter, never markup, and never a second header', () => {
  const hostile = `</title><script>alert(1)</script><a href="https://evil.example">"'&`
  const { subject, html } = writeLetter(
    { subject: `Hello\r\nBcc: x@evil.example`, heading: hostile, paragraphs: [hostile], notes: [hostile] },
    { name: hostile, address: 'https://pins.example.org/"><b>' },
  )
  expect(subject).toBe('Hello Bcc: x@evil.example')
  expect(html).not.toMatch(/<script|<a href="https:\/\/evil|"><b>/)
  expect(escapeHtml(hostile)).not.toMatch(/[<>"']/)
})
