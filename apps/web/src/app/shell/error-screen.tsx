import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useConnection, useOnceBack } from '../../api/connection.ts'
import { probeAfter } from '../../api/connection-state.ts'
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
        It may have moved, or it was never here. There are plenty of other ideas to explore.
      </EmptyState>
    )
  }
  return <FailedScreen answer={isRouteErrorResponse(error) ? (error.data as { message?: string } | null) : null} />
}

/** Tries so many steps later than a server that is out of reach, which is asked for less. */
const PATIENCE = 3

/** It tries again by itself, less and less often, and at once when the connection is back. */
function FailedScreen({ answer }: { readonly answer: { readonly message?: string } | null }) {
  const connection = useConnection()
  const { revalidate } = useRevalidator()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setTries(tries + 1)
        void revalidate()
      },
      probeAfter(tries + PATIENCE),
    )
    return () => clearTimeout(timer)
  }, [tries, revalidate])
  useOnceBack(() => void revalidate())
  const words = {
    good: [
      'This page didn’t load.',
      answer?.message ?? 'Something went wrong on our side. Your Pins and boards are safe.',
    ],
    offline: ['You’re offline.', 'This page opens by itself as soon as you’re back.'],
    unreachable: ['Pinfold can’t be reached right now.', 'This page opens by itself as soon as it answers again.'],
  } as const
  const [heading, text] = words[connection]
  return (
    <EmptyState
      drawing="broken"
      headingLevel={1}
      heading={heading}
      action={
        <Button kind="primary" size={48} onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
