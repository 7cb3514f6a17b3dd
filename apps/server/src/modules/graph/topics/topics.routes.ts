import {
  categoriesResource,
  interestFollowingResource,
  interestFollowResource,
  relatedInterestsResource,
  topicResource,
} from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import type { Binder, Call } from '../../../platform/http/binder.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type ListDeps, memberWithListsOf } from '../follow-lists.view.ts'
import { setTopicFollows } from './follow-topics.ts'
import {
  allTopicsView,
  followedTopicsView,
  namedTopicsView,
  relatedTopicsView,
  topicsView,
  topicView,
} from './topics.view.ts'

/** Topics, and who follows them. */
export function bindTopics(binder: Binder, deps: WriteDeps & ListDeps): void {
  const { bind, bindPaged } = binder
  bind(topicResource.get, ({ viewer, options }) => topicView(deps, viewer, options.interest))
  bind(relatedInterestsResource.get, ({ viewer, options }) => relatedTopicsView(deps, viewer, options.interest))
  bindPaged(categoriesResource.get, async ({ viewer, options: { query, parent_id: parentId }, page }) => {
    if (query !== undefined) return { items: await namedTopicsView(deps, viewer, query, page.limit), next: null }
    return allTopicsView(deps, viewer, page, parentId)
  })
  binder.keepForVisitors(categoriesResource.get, 'found')
  bindPaged(interestFollowingResource.get, async ({ viewer, options, page }) =>
    followedTopicsView(deps, viewer, await memberWithListsOf(deps, viewer, options.username), page),
  )

  const follow = async ({ viewer, options }: Call<typeof interestFollowResource.create>, isFollowing: boolean) => {
    const named = options.interest_id === undefined ? [] : [options.interest_id]
    const topicIds = [...new Set([...named, ...options.interest_list])]
    await setTopicFollows(deps, requireMember(viewer), topicIds, isFollowing)
    return topicsView(deps, viewer, topicIds)
  }
  bind(interestFollowResource.create, (call) => follow(call, true))
  bind(interestFollowResource.delete, (call) => follow(call, false))
}
