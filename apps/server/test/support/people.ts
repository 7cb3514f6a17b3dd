import { randomBytes } from 'node:crypto'
import {
  boardInviteResource,
  boardResource,
  boardSectionResource,
  pinResource,
  repinResource,
  userRegisterResource,
  vipResource,
} from '@pinfold/contract'
import sharp from 'sharp'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** A browser that is signed in. */
export type SignedIn = TestClient & { member: NonNullable<TestClient['member']> }

/** Signs a new member up over the wire. */
export async function signUp(
  app: Pick<TestApp, 'client'>,
  wanted: { username?: string; fullName?: string } = {},
): Promise<SignedIn> {
  const client = app.client()
  const username = wanted.username ?? `m${randomBytes(6).toString('hex')}`
  const email = `${username}@example.org`
  const password = 'correct horse battery'
  const viewer = await client.ask(userRegisterResource.create, {
    email,
    password,
    birth_date: '1990-05-17',
    username,
    full_name: wanted.fullName ?? username,
  })
  client.member = { id: viewer.id ?? '', username, email, password }
  return client as SignedIn
}

/** A picture nobody has seen before. */
export async function drawPicture(size: { width?: number; height?: number } = {}): Promise<Buffer> {
  const { width = 320, height = 240 } = size
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const dot = {
    input: { create: { width: 1, height: 1, channels: 3 as const, background: { r: b, g: r, b: g } } },
    left: 3,
    top: 5,
  }
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([dot])
    .withMetadata({ exif: { IFD0: { ImageDescription: randomBytes(8).toString('hex') } } })
    .jpeg()
    .toBuffer()
}

/** Sends a file the way the registration says; answers the response. */
export async function sendFile(
  client: TestClient,
  registration: { upload_url: string; upload_parameters: Record<string, string> },
  file: Uint8Array,
  name = 'picture.jpg',
): Promise<Response> {
  const form = new FormData()
  for (const [field, value] of Object.entries(registration.upload_parameters)) form.append(field, value)
  form.append('file', new Blob([Uint8Array.from(file)]), name)
  return client.fetch(new URL(registration.upload_url).pathname, { method: 'POST', body: form })
}

/** Registers, sends, and asks until the upload is decided. */
export async function upload(
  client: TestClient,
  file: Uint8Array,
): Promise<{ id: string; status: string; signature: string | null; failure: string | null; imageUrl: string | null }> {
  const registration = await client.ask(vipResource.create, { type: 'pinimage' })
  await sendFile(client, registration, file)
  const id = registration.upload_id
  for (;;) {
    const statuses = await client.ask(vipResource.get, { upload_ids: [id] })
    const upload = statuses[id]
    if (upload && upload.status !== 'processing' && upload.status !== 'registered') {
      return {
        id,
        status: upload.status,
        signature: upload.signature,
        failure: upload.failure_reason,
        imageUrl: upload.image_url,
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

type Privacy = 'public' | 'protected' | 'secret'

export const makeBoard = (
  client: TestClient,
  name = `Board ${randomBytes(3).toString('hex')}`,
  privacy: Privacy = 'public',
) => client.ask(boardResource.create, { name, privacy })

export const makeSection = (client: TestClient, boardId: string, name = `Section ${randomBytes(3).toString('hex')}`) =>
  client.ask(boardSectionResource.create, { board_id: boardId, name })

/** A pin of a new picture. */
export async function makePin(
  client: TestClient,
  place: { boardId?: string; sectionId?: string; title?: string } = {},
) {
  const { id } = await upload(client, await drawPicture())
  return client.ask(pinResource.create, {
    upload_id: id,
    title: place.title ?? 'A pin',
    ...(place.boardId === undefined ? {} : { board_id: place.boardId }),
    ...(place.sectionId === undefined ? {} : { section_id: place.sectionId }),
  })
}

export const savePin = (client: TestClient, pinId: string, boardId: string) =>
  client.ask(repinResource.create, { pin_id: pinId, board_id: boardId })

/** Brings a member onto a board by invitation and acceptance. */
export async function addCollaborator(owner: TestClient, boardId: string, collaborator: SignedIn): Promise<void> {
  await owner.ask(boardInviteResource.create, { board_id: boardId, invited_user_ids: [collaborator.member.id] })
  await collaborator.ask(boardInviteResource.update, { board_id: boardId })
}
