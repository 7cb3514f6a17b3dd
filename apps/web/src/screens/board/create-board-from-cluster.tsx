import { memberRoutes, pinClusterFeed, pinClusters } from '@pinfold/contract'
import { data } from 'react-router'
import { ClusterGone, ClusterScreen } from '../../features/boards-unorganized/index.ts'
import { callOrEmpty, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/create-board-from-cluster.ts'
import { boardTitleWords } from './board-titles.words.ts'

/** CR-05: the suggestion that the address means: by its id where it has one, since numbers change. */
export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { call, viewer } = args.context.get(pageContext)
  const { pathname, search } = args.url
  const place = memberRoutes.createBoardFromCluster.parse(`${pathname.replace(/\.data$/, '')}${search}`)
  const { data: clusters } = await call(pinClusters, {})
  const wanted = place?.query.cluster
  const cluster =
    wanted === undefined ? clusters[place?.params.clusterIndex ?? -1] : clusters.find(({ id }) => id === wanted)
  const pins = cluster ? await callOrEmpty(args.context, pinClusterFeed, { id: cluster.id }) : { data: [] }
  const username = viewer.username ?? ''
  if (!cluster || pins.data.length === 0) return data({ cluster: null, pins, username }, { status: 404 })
  return data({ cluster, pins, username })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: boardTitleWords.createBoard, isPrivate: true }, matches)
}

export default function CreateBoardFromClusterRoute({ loaderData: { cluster, pins, username } }: Route.ComponentProps) {
  return cluster ? (
    <ClusterScreen key={cluster.id} cluster={cluster} pins={pins} />
  ) : (
    <ClusterGone username={username} />
  )
}
