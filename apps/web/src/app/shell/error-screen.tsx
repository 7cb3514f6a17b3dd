import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useConnection, useOnceBack } from '../../api/connection.ts'
import { probeAfter } from '../../api/connection-state.ts'
import { links } from '../../api/links.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { errorScreenWords } from './error-screen.words.ts'

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** The title of a page that failed. */
export const errorTitle = (error: unknown): string =>
  isNotFound(error) ? errorScreenWords.notFound : errorScreenWords.failedTitle

/** Missing and hidden things look the same here, whoever asks. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  if (isNotFound(error)) {
    return (
      <EmptyState
        drawing="lost"
        headingLevel={1}
        heading={errorScreenWords.notFound}
        action={
          <LinkButton kind="primary" size={48} to={links.home()}>
            {errorScreenWords.goHome}
          </LinkButton>
        }
      >
        {errorScreenWords.notFoundHelp}
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
    good: [errorScreenWords.failed, answer?.message ?? errorScreenWords.failedHelp],
    offline: [errorScreenWords.offline, errorScreenWords.offlineHelp],
    unreachable: [errorScreenWords.unreachable, errorScreenWords.unreachableHelp],
  } as const
  const [heading, text] = words[connection]
  return (
    <EmptyState
      drawing="broken"
      headingLevel={1}
      heading={heading}
      action={
        <Button kind="primary" size={48} onClick={() => location.reload()}>
          {actionWords.retry}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
