import { isRouteErrorResponse } from 'react-router'
import { links } from '../../api/links.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Missing and hidden things look the same here, whoever asks. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  if (isNotFound(error)) {
    return (
      <EmptyState
        drawing="lost"
        headingLevel={1}
        heading="We couldn't find that page."
        action={
          <LinkButton kind="primary" size={48} to={links.home()}>
            Go home
          </LinkButton>
        }
      >
        It may have moved, or it was never here. Plenty of other ideas are.
      </EmptyState>
    )
  }
  const answer = isRouteErrorResponse(error) ? (error.data as { message?: string } | null) : null
  return (
    <EmptyState
      drawing="broken"
      headingLevel={1}
      heading="This page did not load."
      action={
        <Button kind="primary" size={48} onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      {answer?.message ?? 'Something went wrong on our side. Your Pins and boards are safe.'}
    </EmptyState>
  )
}
