import {
  exploreBoardsResource,
  explorePinsResource,
  todayArticleBoardsResource,
  todayArticlePinsResource,
} from '@pinfold/contract'
import { createArticle, publishArticle } from '../../articles/as-editor.ts'
import { lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const isAt = (found: readonly { id: string }[], wanted: string) => found.some(({ id }) => id === wanted)

/** What is made for a target once, however many ask. */
function once<T>(make: (target: Target, world: World) => Promise<T>) {
  const made = new WeakMap<Target, Promise<T>>()
  return (target: Target, world: World): Promise<T> => {
    const known = made.get(target) ?? make(target, world)
    made.set(target, known)
    return known
  }
}

/** An article that an editor put the thing on. */
const articleWith = (wall: 'pins' | 'boards') =>
  once(async (target, { app }) => {
    const articleId = await createArticle(app.core, {
      title: 'Of today',
      summary: '',
      words: '',
      type: 3,
      isShop: false,
      wall,
      coverPinId: null,
      languages: [],
      thingIds: [wall === 'pins' ? target.pinId : target.boardId],
    })
    await publishArticle(app.core, { articleId })
    return articleId
  })
const pinArticle = articleWith('pins')
const boardArticle = articleWith('boards')

/** As if explore had picked it when everybody might see it. */
const picked = (kind: 'pin' | 'board') =>
  once((target, { app }) =>
    app.pool.query(
      `insert into explore_picks (bucket, day, language, kind, place, thing_id)
       select 0, (now() at time zone 'utc')::date, language, $1::text, (
         select coalesce(max(place), -1) + 1 from explore_picks where explore_picks.kind = $1::text
       ), $2
       from unnest('{en,de,ja}'::text[]) as language`,
      [kind, kind === 'pin' ? target.pinId : target.boardId],
    ),
  )
const pickPin = picked('pin')
const pickBoard = picked('board')

/** A pin on an article's wall, and among what explore shows. */
export const pinPlaces: readonly Probe[] = [
  lists(
    todayArticlePinsResource.get,
    async (target, { world }) => ({ article_id: await pinArticle(target, world) }),
    (found, { pinId }) => isAt(found, pinId),
  ),
  lists(
    explorePinsResource.get,
    async (target, { world }) => {
      await pickPin(target, world)
      return { page_size: 250 }
    },
    (found, { pinId }) => isAt(found, pinId),
  ),
]

/** A board on an article’s wall, and among what explore shows. */
export const boardPlaces: readonly Probe[] = [
  lists(
    todayArticleBoardsResource.get,
    async (target, { world }) => ({ article_id: await boardArticle(target, world) }),
    (found, { boardId }) => isAt(found, boardId),
  ),
  lists(
    exploreBoardsResource.get,
    async (target, { world }) => {
      await pickBoard(target, world)
      return { page_size: 250 }
    },
    (found, { boardId }) => isAt(found, boardId),
  ),
]
