import { createHash, randomBytes } from 'node:crypto'
import { pinResource } from '@pinfold/contract'
import { bucketOf, bucketOfKey, bucketOfSignature } from '../../src/platform/ids/ids.ts'
import { savePin, type SignedIn } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

/** The name of a picture without a file, that nobody has seen before. */
export const newContentHash = (): string => createHash('sha256').update(randomBytes(16)).digest('hex')

/** What is needed of a program to fill it. */
export type Filled = Pick<TestApp, 'client' | 'pool'> & { readonly core: Pick<TestApp['core'], 'ids'> }

/** An upload that is ready for a pin, without a file and a decoder, for tests that are not about pictures. */
export async function readyUpload(app: Filled, memberId: string, contentHash = newContentHash()): Promise<string> {
  const signature = randomBytes(16).toString('hex')
  const id = app.core.ids.next(bucketOf(memberId))
  await app.pool.query(
    `insert into pictures values ($1, $2, 320, 240, 'jpg', false, '#336699', 'data:image/webp;base64,AA==', now()) on conflict do nothing`,
    [bucketOfKey(contentHash), contentHash],
  )
  await app.pool.query(
    `insert into picture_signatures (bucket, signature, content_hash, extension, is_public, owner_id, created_at)
      values ($1, $2, $3, 'jpg', false, $4, now())`,
    [bucketOfSignature(signature), signature, contentHash, memberId],
  )
  await app.pool.query(
    `insert into uploads (bucket, id, member_id, type, status, content_hash, signature, created_at)
      values ($1, $2, $3, 'pinimage', 'succeeded', $4, $5, now())`,
    [bucketOf(id), id, memberId, contentHash, signature],
  )
  return id
}

/** A pin of such an upload, made over the wire. */
export async function makeQuickPin(
  app: Filled,
  member: SignedIn,
  place: { board_id?: string; section_id?: string; title?: string; description?: string; link?: string } = {},
) {
  return member.ask(pinResource.create, { upload_id: await readyUpload(app, member.member.id), ...place })
}

/** Fills a board with so many pins of one picture; in the order they were saved. */
export async function fillBoard(app: Filled, member: SignedIn, boardId: string, count: number): Promise<string[]> {
  const { id: source } = await makeQuickPin(app, member, { board_id: boardId })
  const ids = [source]
  while (ids.length < count) ids.push((await savePin(member, source, boardId)).id)
  return ids
}
