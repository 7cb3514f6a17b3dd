import { randomBytes } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { originOf } from './browser.ts'
import { drawPicture } from './pictures.ts'

interface Envelope {
  readonly resource_response: { readonly status: string; readonly data: unknown }
}

/** Calls a resource with the cookies of a browser context, as the pages do. Fails with what the server answered. */
export async function callAs<T>(
  context: BrowserContext,
  name: string,
  options: object,
  key = randomBytes(16).toString('hex'),
): Promise<T> {
  const [origin, csrf] = await originAndToken(context)
  const answer = await context.request.post(`/resource/${name}/`, {
    headers: { 'X-CSRFToken': csrf, Origin: origin, 'Idempotency-Key': key },
    form: { source_url: '/', data: JSON.stringify({ options }) },
  })
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as Envelope).resource_response.data as T
}

async function originAndToken(context: BrowserContext): Promise<[origin: string, csrf: string]> {
  const origin = originOf(context)
  const known = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value
  if (known !== undefined) return [origin, known]
  const made = randomBytes(16).toString('hex')
  await context.addCookies([{ name: 'csrftoken', value: made, url: origin }])
  return [origin, made]
}

/** Reads a resource with the cookies of a browser context. */
export async function readAs<T>(context: BrowserContext, name: string, options: object): Promise<T> {
  const query = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options }) })
  const answer = await context.request.get(`/resource/${name}/?${query}`)
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as Envelope).resource_response.data as T
}

/** A new member, signed in within the context. */
export async function signUpAs(
  context: BrowserContext,
): Promise<{ email: string; username: string; password: string }> {
  const email = `m${randomBytes(6).toString('hex')}@example.org`
  const password = 'correct horse battery'
  const options = { email, password, birth_date: '1990-05-17' }
  const { username } = await callAs<{ username: string }>(context, 'UserRegisterResource/create', options)
  return { email, username, password }
}

export const createBoardAs = (context: BrowserContext, name: string, privacy = 'public') =>
  callAs<{ id: string; url: string }>(context, 'BoardResource/create', { name, privacy })

export const createSectionAs = (context: BrowserContext, boardId: string, name: string) =>
  callAs<{ id: string }>(context, 'BoardSectionResource/create', { board_id: boardId, name })

/** A pin of a picture nobody has seen before. */
export async function createPinAs(
  context: BrowserContext,
  pin: { board_id?: string; title: string; link?: string; width?: number; height?: number; hue?: number },
): Promise<{ id: string }> {
  const { width, height, hue, ...words } = pin
  const registration = await callAs<{
    upload_id: string
    upload_url: string
    upload_parameters: Record<string, string>
  }>(context, 'VIPResource/create', { type: 'pinimage' })
  const buffer = await drawPicture({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(hue !== undefined && { hue }),
  })
  const [origin, csrf] = await originAndToken(context)
  await context.request.post(new URL(registration.upload_url).pathname, {
    headers: { 'X-CSRFToken': csrf, Origin: origin },
    multipart: { ...registration.upload_parameters, file: { name: 'p.jpg', mimeType: 'image/jpeg', buffer } },
  })
  const asked = { upload_ids: [registration.upload_id] }
  for (;;) {
    const states = await readAs<Record<string, { status: string }>>(context, 'VIPResource/get', asked)
    const state = states[registration.upload_id]?.status
    if (state === 'succeeded') break
    if (state === 'failed') throw new Error('the picture was refused')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return callAs(context, 'PinResource/create', { upload_id: registration.upload_id, ...words })
}

async function postAs<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const [origin, csrf] = await originAndToken(context)
  const answer = await context.request.post(path, {
    headers: { 'X-CSRFToken': csrf, Origin: origin, 'Idempotency-Key': randomBytes(16).toString('hex') },
    data,
  })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as Envelope).resource_response.data as T
}

/** Changes what the member of a context says of themselves. */
export const changeMeAs = (context: BrowserContext, changes: object) =>
  postAs<{ id: string; username: string }>(context, '/v3/users/me/', changes)

/** Gives boards a custom order. */
export const arrangeBoardsAs = (context: BrowserContext, boardIds: readonly string[]) =>
  postAs<null>(context, '/v3/users/boards/partial_reorder/', { board_ids: boardIds })
