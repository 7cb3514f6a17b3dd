import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closeForms, openForm } from './open-form.ts'
import { UndoForm } from './undo-measure.tsx'

afterEach(closeForms)

test('MD-05 undoing a measure asks for the reason, and sends what was typed', async () => {
  const happened: string[] = []
  const form = openForm(
    createElement(UndoForm, {
      measure: { id: '71', user: { id: '2', username: 'ben' } } as never,
      onClose: () => happened.push('closed'),
      onDone: async () => void happened.push('done'),
    }),
    { errors: { reason: 'Say why.' } },
  )
  expect(form.heading).toBe('Undo what was done against ben')
  expect(form.html).toMatch(/<textarea[^>]* name="reason"/)
  expect(form.html).toContain('Say why.')
  expect(form.sent).toEqual([])
  await form.send({ reason: 'A poem' })
  expect(form.sent).toEqual([{ path: '/v3/admin/abuse/71/undone/', body: { reason: 'A poem' } }])
  expect(happened).toEqual(['closed', 'done'])
})
