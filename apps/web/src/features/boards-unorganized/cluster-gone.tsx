import { links } from '../../api/links.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { clusterWords } from './cluster.words.ts'

/** A suggestion whose pins are on boards by now, or belong together no more. */
export function ClusterGone({ username }: { readonly username: string }) {
  return (
    <EmptyState
      drawing="boards"
      headingLevel={1}
      heading={clusterWords.gone}
      action={
        <LinkButton kind="primary" to={links.profileBoards(username)}>
          {clusterWords.backToBoards}
        </LinkButton>
      }
    >
      {clusterWords.goneWhy}
    </EmptyState>
  )
}
