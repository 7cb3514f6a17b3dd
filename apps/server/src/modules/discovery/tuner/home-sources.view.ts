import { type HomeSource, type HomeSourceKind, routes } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { boardViews, type BoardViewDeps } from '../../boards/index.ts'
import { edgePage, knowMembers, presentMemberCard, sightOf, topicNames } from '../../graph/index.ts'
import { type PinViewDeps, pinViews } from '../../pins/index.ts'
import { findTopicCovers } from '../topics/topic-covers.queries.ts'
import { findHomeSources } from './home-sources.queries.ts'
import { findMutedAmong } from './muted-sources.queries.ts'

export type TunerDeps = PinViewDeps & BoardViewDeps

type Shown = Pick<HomeSource, 'id' | 'title' | 'url' | 'image_url'>

/** What the viewer’s home is made from, with what is switched off. What they may no longer see is left out. */
export const homeSourcesView = (
  deps: TunerDeps,
  viewer: Member,
  kind: HomeSourceKind,
  page: { after: Id | null; limit: number },
): Promise<Page<HomeSource[]>> =>
  edgePage(
    page,
    (next) => findHomeSources(deps.db, viewer.id, kind, next),
    async (ids) => {
      const [shown, muted] = await Promise.all([
        show[kind](deps, viewer, ids),
        findMutedAmong(deps.db, viewer.id, kind, ids),
      ])
      return shown.map((source) => ({ ...source, type: 'homesource', kind, is_on: !muted.has(source.id) }))
    },
  )

const show: Record<HomeSourceKind, (deps: TunerDeps, viewer: Member, ids: readonly Id[]) => Promise<Shown[]>> = {
  async board(deps, viewer, ids) {
    const boards = await boardViews(deps, viewer, ids, 'seen')
    return boards.map(({ id, name, url, image_cover_url: cover, images }) => ({
      id,
      title: name,
      url,
      image_url: cover ?? images['170x'][0]?.url ?? null,
    }))
  },
  async topic(deps, viewer, ids) {
    const topics = await topicNames(deps, ids)
    const covers = await findTopicCovers(deps.db, ids)
    const pinIds = covers.flatMap(({ pinId }) => pinId ?? [])
    const pins = new Map((await pinViews(deps, viewer, pinIds, 'suggested')).map((pin) => [pin.id, pin]))
    const coverOf = new Map(covers.map(({ topicId, pinId }) => [topicId, pins.get(pinId ?? '')]))
    const byId = new Map(topics.map((topic) => [topic.id, topic]))
    return ids.flatMap((id) => {
      const topic = byId.get(id)
      if (!topic) return []
      const url = routes.topic.build({ topicSlug: topic.slug, topicId: id })
      return [{ id, title: topic.name, url, image_url: coverOf.get(id)?.images['236x'].url ?? null }]
    })
  },
  async member(deps, viewer, ids) {
    const members = await knowMembers(deps, viewer, ids)
    return ids.flatMap((id) => {
      const member = members.get(id)
      if (!member || sightOf(member) === 'hidden') return []
      const { full_name: title, username, image_medium_url: image_url } = presentMemberCard(deps, member)
      return [{ id, title, url: routes.profile.build({ username }), image_url }]
    })
  },
  async pin(deps, viewer, ids) {
    const pins = await pinViews(deps, viewer, ids, 'seen')
    return pins.map(({ id, title, images }) => ({
      id,
      title,
      url: routes.closeup.build({ pinId: id }),
      image_url: images['236x'].url,
    }))
  },
}
