import { createHash, randomBytes } from 'node:crypto'
import { boardResource } from '@pinfold/contract'
import { bucketOf, bucketOfKey, bucketOfSignature } from '../../src/platform/ids/ids.ts'
import { makeSection, type SignedIn, signUp } from '../support/people.ts'
import { type Filled, makeQuickPin } from './quick-pins.ts'

const A_BATCH = 2000

/** A member with so many public boards and pins, spread evenly; copies of rows the product wrote, counters included. */
export async function makeLargeProfile(app: Filled, size: { boards: number; pins: number }): Promise<SignedIn> {
  const member = await signUp(app)
  const first = await member.ask(boardResource.create, { name: 'Board 0' })
  const section = await makeSection(member, first.id)
  // The template is in a section, so that the page of boards loads sections, too.
  const pin = await makeQuickPin(app, member, { board_id: first.id, section_id: section.id, title: 'Pin 0' })
  const bucket = bucketOf(member.member.id)
  const newId = () => app.core.ids.next(bucket)

  const boards = [first.id, ...Array.from({ length: size.boards - 1 }, newId)]
  await copyRows(
    app,
    'boards',
    `id = ${first.id}`,
    boards.slice(1).map((id, n) => ({
      id,
      name: `Board ${n + 1}`,
      slug: `board-${n + 1}`,
      pin_count: 0,
      section_count: 0,
    })),
  )
  await copyRows(
    app,
    'member_boards',
    `board_id = ${first.id}`,
    boards.slice(1).map((id) => ({
      board_id: id,
      last_edge_id: id,
    })),
  )

  const pins = Array.from({ length: size.pins - 1 }, (_, n) => ({
    id: newId(),
    aggregate: newId(),
    board: boards[n % boards.length],
    hash: createHash('sha256').update(randomBytes(16)).digest('hex'),
    signature: randomBytes(16).toString('hex'),
    n: n + 1,
  }))
  const { rows } = await app.pool.query<{ aggregate_id: string; content_hash: string; signature: string }>(
    'select aggregate_id, content_hash, signature from pins where id = $1',
    [pin.id],
  )
  const [template] = rows
  if (!template) throw new Error('no template')
  await copyRows(
    app,
    'pictures',
    `content_hash = '${template.content_hash}'`,
    pins.map(({ hash }) => ({
      bucket: bucketOfKey(hash),
      content_hash: hash,
    })),
  )
  await copyRows(
    app,
    'aggregates',
    `id = ${template.aggregate_id}`,
    pins.map(({ aggregate, hash, signature }) => ({
      id: aggregate,
      content_hash: hash,
      signature,
    })),
  )
  await copyRows(
    app,
    'picture_signatures',
    `signature = '${template.signature}'`,
    pins.map(({ hash, signature }) => ({
      bucket: bucketOfSignature(signature),
      signature,
      content_hash: hash,
    })),
  )
  await copyRows(
    app,
    'pins',
    `id = ${pin.id}`,
    pins.map(({ id, aggregate, board, hash, signature, n }) => ({
      id,
      board_id: board,
      section_id: null,
      edge_id: id,
      aggregate_id: aggregate,
      content_hash: hash,
      signature,
      title: `Pin ${n}`,
    })),
  )
  await copyRows(
    app,
    'board_pins',
    `pin_id = ${pin.id}`,
    pins.map(({ id, board }) => ({
      board_id: board,
      edge_id: id,
      pin_id: id,
      section_id: null,
    })),
  )
  await app.pool.query(
    `update boards b set pin_count = (select count(*) from board_pins e where e.bucket = b.bucket and e.board_id = b.id),
      last_pinned_at = now() where b.owner_id = $1`,
    [member.member.id],
  )
  await app.pool.query(
    `update members set pin_count = $2, total_pin_count = $2, created_pin_count = $2, board_count = $3, total_board_count = $3 where id = $1`,
    [member.member.id, size.pins, size.boards],
  )
  return member
}

/** Copies one row many times, each with other values in some columns, so that new columns need no care here. */
async function copyRows(app: Filled, table: string, which: string, changes: readonly object[]): Promise<void> {
  for (let start = 0; start < changes.length; start += A_BATCH) {
    await app.pool.query(
      `insert into ${table} select (jsonb_populate_record(row, change)).*
        from ${table} row, jsonb_array_elements($1::jsonb) change where ${which}`,
      [JSON.stringify(changes.slice(start, start + A_BATCH))],
    )
  }
}
