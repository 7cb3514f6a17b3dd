import { links } from '../../api/links.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A suggestion whose pins are on boards by now, or belong together no more. */
export function ClusterGone({ username }: { readonly username: string }) {
  return (
    <EmptyState
      drawing="boards"
      headingLevel={1}
      heading="This suggestion is gone."
      action={
        <LinkButton kind="primary" to={links.profileBoards(username)}>
          Back to your boards
        </LinkButton>
      }
    >
      Its Pins are already on boards, or we have better suggestions now.
    </EmptyState>
  )
}
