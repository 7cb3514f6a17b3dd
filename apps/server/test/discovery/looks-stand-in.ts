import { noLooks } from '../../src/modules/recommender/looks/ask-looks.ts'
import { renditionKey } from '../../src/modules/media/index.ts'
import { drawPicture } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

/** What is like a picture, to the stand-in; below what a search looks at. */
const ALIKE = 100

/**
 * Answers what pictures look like without looking at them: each time the same ones, in an order of its own. The picture of one
 * pin gets a file, so that it can be searched by.
 */
export async function standInForLooks({ core, pool }: TestApp, pinId: string): Promise<void> {
  const { rows } = await pool.query<{ hash: string }>('select content_hash as hash from pins where id = $1', [pinId])
  const bytes = await drawPicture()
  await core.storage.put(renditionKey(rows[0]?.hash ?? '', '1200x', 'jpg'), bytes, { contentType: 'image/jpeg' })
  const { rows: alike } = await pool.query<{ id: string }>(
    'select distinct aggregate_id::text as id from pins where is_public and has_public_picture order by 1 limit $1',
    [ALIKE],
  )
  let times = 0
  const search = () => {
    times += 1
    const turn = (times * 37) % alike.length
    const pictures = [...alike.slice(turn), ...alike.slice(0, turn)].map(({ id }) => ({ id, score: 1, isCopy: false }))
    return Promise.resolve({ pictures, suggested: [] })
  }
  Object.assign(core.recommender, { looks: { ...noLooks, isOn: true, search } })
}
