import { boardlessPinsResource, limits, pinClusters, type User } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { ideaOf, type UnorganizedIdeas } from '../../../entities/board/lists/unorganized-ideas.ts'
import { callOrEmpty } from '../../loading/load-page.ts'
import { pageContext } from '../../loading/server-border.ts'

/** Loads what of a member's own pins is on no board; null where that is nothing, and for everybody else. */
export async function loadUnorganized(
  context: Readonly<RouterContextProvider>,
  user: User,
  { hasClusters }: { hasClusters: boolean },
): Promise<UnorganizedIdeas | null> {
  if (context.get(pageContext).viewer.id !== user.id || user.has_quicksave_board !== true) return null
  const [pins, clusters] = await Promise.all([
    callOrEmpty(context, boardlessPinsResource.get, { userId: user.id, page_size: limits.unorganized.preview }),
    hasClusters && user.has_pin_clusters === true ? callOrEmpty(context, pinClusters, {}) : { data: [] },
  ])
  return { pins: pins.data.map(ideaOf), clusters: clusters.data }
}
