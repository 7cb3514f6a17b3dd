import { adminUndoMeasure } from '@pinfold/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { UndoForm } from './undo-measure.tsx'

type Dialog = Parameters<typeof DialogForm>[0]

const shown = vi.hoisted(() => ({ dialogs: [] as Dialog[], calls: [] as unknown[] }))
vi.mock('../../entities/viewer/settings/dialog-form.tsx', () => ({
  DialogForm: (dialog: Dialog) => {
    shown.dialogs.push(dialog)
    return dialog.children({ reason: 'Say why.' })
  },
}))
vi.mock('../../api/client.ts', () => ({
  call: async (...sent: unknown[]) => void shown.calls.push(sent),
}))

test('MD-05 undoing a measure asks for the reason, and sends what was typed', async () => {
  const happened: string[] = []
  const html = renderToString(
    createElement(UndoForm, {
      measure: { id: '71', user: { id: '2', username: 'ben' } } as never,
      onClose: () => happened.push('closed'),
      onDone: async () => void happened.push('done'),
    }),
  )
  const [dialog] = shown.dialogs
  expect(dialog?.heading).toBe('Undo what was done against ben')
  expect(html).toMatch(/<textarea[^>]* name="reason"/)
  expect(html).toContain('Say why.')
  expect(shown.calls).toEqual([])
  await dialog?.send({ text: (name: string) => (name === 'reason' ? 'A poem' : '') } as never)
  expect(shown.calls).toEqual([[adminUndoMeasure, { measure_id: '71', reason: 'A poem' }]])
  expect(happened).toEqual(['closed', 'done'])
})
