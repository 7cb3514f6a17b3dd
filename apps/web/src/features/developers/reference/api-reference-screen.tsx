import { documentPaths } from '@pinfold/contract/examples'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { links } from '../../../api/links.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { inEnglish } from '../../../ui/in-english.ts'
import { Rich } from '../../../ui/rich.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ApiDocument } from './api-document.ts'
import styles from './api-reference-screen.module.css'
import { referenceWords as words } from './api-reference.words.ts'
import { ReferenceSkeleton } from './reference-skeleton.tsx'
import { ShownReference } from './shown-reference.tsx'

const toGuide = (text: string) => <Link to={links.developers()}>{text}</Link>
const toDocument = (text: string) => <a href={documentPaths.typed}>{text}</a>

async function readDocument(): Promise<ApiDocument> {
  const answer = await fetch(documentPaths.typed)
  if (!answer.ok) throw new Error(`the document answered ${answer.status}`)
  return (await answer.json()) as ApiDocument
}

const neverChanges = () => () => undefined

/** The call that the address names behind its `#`, which the server does not see; empty where it names none. */
function useChosenCall(): string {
  const { hash } = useLocation()
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isInBrowser ? hash.slice(1) : ''
}

/** Every call of the API, to look up and to try. The document is read by the browser. */
export function ApiReferenceScreen() {
  const chosen = useChosenCall()
  const [wanted, setWanted] = useState('')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['api-document'],
    queryFn: readDocument,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className={styles['page']} data-chosen={chosen === '' ? undefined : ''} {...inEnglish()}>
      <header className={styles['head']}>
        <h1>{words.heading}</h1>
        <p>
          <Rich parts={words.lead({ guide: toGuide, document: toDocument, path: documentPaths.typed })} />
        </p>
      </header>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <div className={styles['filter']}>
        <TextField
          label={words.filter}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {data === undefined && !isError && <ReferenceSkeleton isOfCall={chosen !== ''} />}
      {data === undefined && isError && (
        <div className={styles['failed']}>
          <EmptyState
            drawing="broken"
            heading={words.failedHeading}
            action={
              <Button isBusy={isFetching} onClick={() => void refetch()}>
                {words.retry}
              </Button>
            }
          >
            {words.failedText}
          </EmptyState>
        </div>
      )}
      {data !== undefined && <ShownReference document={data} chosen={chosen} wanted={wanted} />}
    </div>
  )
}
