import { readSettings } from './settings.ts'

/** A server that cannot be reached, or that cannot answer now: the same may work later. */
export class NotNow extends Error {}

/** A server that said no. */
export class Refused extends Error {
  readonly isAboutToken: boolean
  constructor(message: string, isAboutToken: boolean) {
    super(message)
    this.isAboutToken = isAboutToken
  }
}

interface Envelope {
  readonly resource_response?: { readonly data: unknown; readonly error?: { readonly message: string } }
}

interface Sent extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
}

async function send(path: string, init: Sent): Promise<unknown> {
  const { server, token } = await readSettings()
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(server + path, { ...init, headers, credentials: 'omit' }).catch(() => {
    throw new NotNow()
  })
  if (answer.status >= 500 || answer.status === 429) throw new NotNow()
  const { resource_response: told } = (await answer.json().catch(() => ({}))) as Envelope
  if (!answer.ok) throw new Refused(told?.error?.message ?? '', answer.status === 401)
  return told?.data
}

/** Reads a resource of the product with the member's token. Throws `NotNow` and `Refused`. */
export const read = async <T>(resource: string, options: object): Promise<T> =>
  (await send(`/resource/${resource}/get/?${new URLSearchParams({ data: JSON.stringify({ options }) })}`, {})) as T

/** Calls a command; the same key twice is the same wish. Throws `NotNow` and `Refused`. */
export const command = async <T>(resource: string, options: object, key: string): Promise<T> =>
  (await send(`/resource/${resource}/create/`, {
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify({ options }) }),
    headers: { 'idempotency-key': key },
  })) as T

interface Registration {
  readonly upload_id: string
  readonly upload_parameters: Readonly<Record<string, string>>
}
type States = Readonly<Record<string, { readonly status: string; readonly signature: string | null }>>

const POLL_MILLISECONDS = 500
const MOST_ROUNDS = 60

/** Sends a picture's bytes. Answers the upload once it may become a Pin. */
export async function sendPicture(bytes: Blob, key: string): Promise<{ id: string; signature: string }> {
  const { upload_id: id, upload_parameters } = await command<Registration>('VIPResource', { type: 'pinimage' }, key)
  const form = new FormData()
  for (const [name, value] of Object.entries(upload_parameters)) form.append(name, value)
  form.append('file', bytes, 'picture')
  // Where an earlier try got that far, the file is there already, and asking tells.
  await send('/upload/', { method: 'POST', body: form }).catch(ignoreRefusal)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const state = (await read<States>('VIPResource', { upload_ids: [id] }))[id]
    if (state?.status === 'succeeded') return { id, signature: state.signature ?? '' }
    if (state === undefined || state.status === 'failed') throw new Refused('Invalid Image', false)
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MILLISECONDS)
    })
  }
  throw new NotNow()
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

export const randomKey = (): string => crypto.randomUUID().replaceAll('-', '')
