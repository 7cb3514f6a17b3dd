import type { FC, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { dismissToast, readToasts } from '../../ui/toast-store.ts'

type Dialog = Parameters<typeof DialogForm>[0]

interface Sent {
  readonly path: string
  readonly body: unknown
}

/** A small form of the admin area, as a test meets it: what it asks, and what becomes of what is typed. */
export interface OpenForm extends Pick<Dialog, 'heading' | 'fields'> {
  readonly html: string
  readonly send: (typed: Readonly<Record<string, string | readonly string[]>>) => Promise<void>
  /** What went to the server. */
  readonly sent: readonly Sent[]
}

const SUCCESS = { status: 'success', data: null }
const FAILURE = { status: 'failure', error: { name: 'refused', code: 1, http_status: 400, message: 'refused' } }

/** Opens a form whose server takes everything, or refuses it; `errors` stand at its fields. `closeForms` is for after the test. */
export function openForm(
  form: ReactElement,
  { errors = {}, isRefused = false }: { errors?: Readonly<Record<string, string>>; isRefused?: boolean } = {},
): OpenForm {
  const sent: Sent[] = []
  const answer = async (path: string, { body }: { readonly body: string }) => {
    sent.push({ path, body: JSON.parse(body) as unknown })
    return Response.json({ resource_response: isRefused ? FAILURE : SUCCESS })
  }
  vi.stubGlobal('location', { pathname: '/admin/', search: '' })
  vi.stubGlobal('document', { cookie: 'csrftoken=1' })
  vi.stubGlobal('fetch', answer)
  const { props } = (form.type as FC<unknown>)(form.props) as ReactElement<Dialog>
  return {
    heading: props.heading,
    fields: props.fields,
    html: renderToString(props.children(errors)),
    sent,
    send: (typed) => {
      const all = (name: string) => [typed[name] ?? []].flat()
      const text = (name: string) => all(name)[0] ?? ''
      return props.send({ text, all, isChecked: (name) => text(name) !== '' })
    },
  }
}

/** Takes away what forms have told, and the server that they spoke to. */
export function closeForms(): void {
  for (const { id } of readToasts()) dismissToast(id)
  vi.unstubAllGlobals()
}
