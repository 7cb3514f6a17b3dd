import { adminGrantMerchant } from '@pinfold/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { DecideForm } from './decide-form.tsx'

type Dialog = Parameters<typeof DialogForm>[0]

const shown = vi.hoisted(() => ({ dialogs: [] as Dialog[], calls: [] as unknown[] }))
vi.mock('../../../entities/viewer/settings/dialog-form.tsx', () => ({
  DialogForm: (dialog: Dialog) => {
    shown.dialogs.push(dialog)
    return dialog.children({})
  },
}))
vi.mock('../../../api/client.ts', () => ({
  call: async (...sent: unknown[]) => void shown.calls.push(sent),
}))

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
  const html = renderToString(
    createElement(DecideForm, {
      deed: 'verify',
      merchant: merchant as never,
      onClose: () => undefined,
      onDone: async () => undefined,
    }),
  )
  const textIn = (name: string) => new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1]
  expect(textIn('review_criteria')?.trim().split('\n')).toEqual(['shipping', 'returns'])
  expect(textIn('review_labels')?.trim()).toBe('Handmade')
  const typed: Record<string, string> = {
    reason: 'Looked at anew',
    review_criteria: 'shipping\n\n answers ',
    review_labels: '',
  }
  const values = { text: (name: string) => typed[name] ?? '', all: () => ['woman'], isChecked: () => false }
  await shown.dialogs[0]?.send(values)
  expect(shown.calls).toEqual([
    [
      adminGrantMerchant,
      {
        user_id: '2',
        reason: 'Looked at anew',
        badges: ['woman'],
        is_inspirational: false,
        is_storefront_eligible: false,
        review_criteria: ['shipping', 'answers'],
        review_labels: [],
      },
    ],
  ])
})
