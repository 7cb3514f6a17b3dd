import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeForms, openForm } from '../open-form.ts'
import { AssignForm, EndAssignmentForm } from './assignment-forms.tsx'

const employee = { id: '2', username: 'ben' }
const business = { id: '3', username: 'bowls' }
const errors = { business: 'This is no business.', reason: 'Say why.' }
let happened: string[]
beforeEach(() => void (happened = []))
afterEach(closeForms)
const doors = { onClose: () => happened.push('closed'), onDone: async () => void happened.push('done') }

test('BZ-06 assigning asks for a business and a reason, names what is wrong with each, and sends what was typed', async () => {
  const form = openForm(createElement(AssignForm, { employee, ...doors }), { errors })
  expect(form).toMatchObject({ heading: 'Assign ben to a business', fields: ['business', 'reason'] })
  expect(form.html).toMatch(/<input[^>]* name="business"/)
  expect(form.html).toMatch(/<textarea[^>]* name="reason"/)
  for (const said of ['This is no business.', 'Say why.', 'The business is told.']) expect(form.html).toContain(said)
  await form.send({ business: ' bowls ', reason: 'A season' })
  expect(form.sent).toEqual([
    { path: '/v3/admin/members/2/assignments/', body: { business: 'bowls', reason: 'A season' } },
  ])
  expect(happened).toEqual(['closed', 'done'])
})

test('what is refused leaves the form open with what was typed', async () => {
  const form = openForm(createElement(AssignForm, { employee, ...doors }), { isRefused: true })
  await expect(form.send({ business: 'ana', reason: 'A season' })).rejects.toThrow('refused')
  expect(happened).toEqual([])
})

test('BZ-06 ending asks for the reason, and says of whom and for whom', async () => {
  const form = openForm(createElement(EndAssignmentForm, { employee, business, ...doors }), { errors })
  expect(form).toMatchObject({ heading: 'End what ben may do for bowls', fields: ['reason'] })
  expect(form.html).toContain('Say why.')
  await form.send({ reason: 'Over' })
  expect(form.sent).toEqual([{ path: '/v3/admin/members/2/assignments/3/', body: { reason: 'Over' } }])
  expect(happened).toEqual(['closed', 'done'])
})
