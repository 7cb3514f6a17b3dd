import { adminAssign, adminEndAssignment } from '@pinfold/contract'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { AssignForm, EndAssignmentForm } from './assignment-forms.tsx'

type Dialog = Parameters<typeof DialogForm>[0]

const shown = vi.hoisted(() => ({ dialogs: [] as Dialog[], calls: [] as unknown[], isRefused: false }))
vi.mock('../../../entities/viewer/settings/dialog-form.tsx', () => ({
  DialogForm: (dialog: Dialog) => {
    shown.dialogs.push(dialog)
    return dialog.children({ business: 'This is no business.', reason: 'Say why.' })
  },
}))
vi.mock('../../../api/client.ts', () => ({
  call: async (...sent: unknown[]) => {
    shown.calls.push(sent)
    if (shown.isRefused) throw new Error('refused')
  },
}))

const employee = { id: '2', username: 'ben' }
const business = { id: '3', username: 'bowls' }
let happened: string[]
beforeEach(() => {
  happened = []
  Object.assign(shown, { dialogs: [], calls: [], isRefused: false })
})
const doors = { onClose: () => happened.push('closed'), onDone: async () => void happened.push('done') }
const typed = (texts: Record<string, string>) => ({ text: (name: string) => texts[name] ?? '' }) as never

function open(form: ReactElement) {
  const html = renderToString(form)
  const [dialog] = shown.dialogs
  if (!dialog) throw new Error('nothing was opened')
  return { html, dialog }
}

test('BZ-06 assigning asks for a business and a reason, names what is wrong with each, and sends what was typed', async () => {
  const { html, dialog } = open(createElement(AssignForm, { employee, ...doors }))
  expect(dialog).toMatchObject({ heading: 'Assign ben to a business', fields: ['business', 'reason'] })
  expect(html).toMatch(/<input[^>]* name="business"/)
  expect(html).toMatch(/<textarea[^>]* name="reason"/)
  for (const said of ['This is no business.', 'Say why.', 'The business is told.']) expect(html).toContain(said)
  await dialog.send(typed({ business: ' bowls ', reason: 'A season' }))
  expect(shown.calls).toEqual([[adminAssign, { user_id: '2', business: 'bowls', reason: 'A season' }]])
  expect(happened).toEqual(['closed', 'done'])
})

test('what is refused leaves the form open with what was typed', async () => {
  shown.isRefused = true
  const { dialog } = open(createElement(AssignForm, { employee, ...doors }))
  await expect(dialog.send(typed({ business: 'ana', reason: 'A season' }))).rejects.toThrow('refused')
  expect(happened).toEqual([])
})

test('BZ-06 ending asks for the reason, and says of whom and for whom', async () => {
  const { html, dialog } = open(createElement(EndAssignmentForm, { employee, business, ...doors }))
  expect(dialog).toMatchObject({ heading: 'End what ben may do for bowls', fields: ['reason'] })
  expect(html).toContain('Say why.')
  await dialog.send(typed({ reason: 'Over' }))
  expect(shown.calls).toEqual([[adminEndAssignment, { user_id: '2', business_id: '3', reason: 'Over' }]])
  expect(happened).toEqual(['closed', 'done'])
})
