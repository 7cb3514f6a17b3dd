import { newsHubDetailsResource, newsHubResource, reactToPin } from '@pinfold/contract'
import { settled } from '../../support/settled.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { World } from '../world.ts'

const reading: readonly Probe[] = [
  calls(newsHubDetailsResource.get, ({ newsId }) => ({ news_id: newsId })),
  lists(
    newsHubResource.get,
    () => ({ page_size: 50 }),
    (news, { newsId }) => news.some(({ id }) => id === newsId),
  ),
]

/** What the owner is told: somebody reacted to a pin of theirs. */
async function told(world: World): Promise<Subject> {
  const { open, neutral } = world
  const target = await open.newBoardlessPin()
  await neutral.ask(reactToPin, { pin_id: target.pinId, reaction_type: 1 })
  await settled(world.app)
  const news = await open.owner.ask(newsHubResource.get, { page_size: 50 })
  const newsId = news.find(({ kind, pin }) => kind === 'pin_reacted' && pin?.id === target.pinId)?.id ?? ''
  return { home: open, target: { ...target, newsId } }
}

const made = new WeakMap<World, Promise<Subject>>()

/** News is its reader's alone. */
export const newsRows: readonly CoveredRow[] = [
  {
    resource: 'notification',
    action: 'read',
    proves: 'DI-07',
    probes: reading,
    shared(world) {
      const subject = made.get(world) ?? told(world)
      made.set(world, subject)
      return subject
    },
  },
]
