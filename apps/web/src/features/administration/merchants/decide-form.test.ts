import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closeForms, openForm } from '../open-form.ts'
import { DecideForm } from './decide-form.tsx'

afterEach(closeForms)

const merchant = {
  id: '2',
  username: 'bowls',
  full_name: 'Bowls',
  state: 'approved',
  badges: ['woman'],
  wanted_badges: [],
  is_inspirational: false,
  is_storefront_eligible: false,
  review_criteria: ['shipping', 'returns'],
  review_labels: ['Handmade'],
}

test('EN-12 what was looked at and found stands in the form, one on each line, and is sent as it was typed', async () => {
  const form = openForm(
    createElement(DecideForm, {
      deed: 'verify',
      merchant: merchant as never,
      onClose: () => undefined,
      onDone: async () => undefined,
    }),
  )
  const textIn = (name: string) => new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)<`).exec(form.html)?.[1]
  expect(textIn('review_criteria')?.trim().split('\n')).toEqual(['shipping', 'returns'])
  expect(textIn('review_labels')?.trim()).toBe('Handmade')
  await form.send({
    reason: 'Looked at anew',
    badges: ['woman'],
    review_criteria: 'shipping\n\n answers ',
    review_labels: '',
  })
  const decided = {
    reason: 'Looked at anew',
    badges: ['woman'],
    is_inspirational: false,
    is_storefront_eligible: false,
    review_criteria: ['shipping', 'answers'],
    review_labels: [],
  }
  expect(form.sent).toEqual([{ path: '/v3/admin/merchants/2/verification/', body: decided }])
})
