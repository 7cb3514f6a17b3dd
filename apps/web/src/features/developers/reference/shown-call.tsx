import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import type { callAlone } from './api-document.ts'
import { referenceWords as words } from './api-reference.words.ts'
import { type CallReader, makeCallReader } from './call-reader.ts'
import { CallSkeleton } from './reference-skeleton.tsx'

interface ShownCallProps {
  readonly call: NonNullable<ReturnType<typeof callAlone>>
  /** What it is tried with; empty where there is none. */
  readonly token: string
}

/** One call in the reader, which comes with the first. */
export function ShownCall({ call, token }: ShownCallProps) {
  const place = useRef<HTMLDivElement>(null)
  const reader = useRef<CallReader>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const latestToken = useRef(token)
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const made = await loadPart(makeCallReader)
      if (isGone) return
      made.setAttribute('allow-try', String(call.isOpenToPrograms))
      place.current?.replaceChildren(made)
      await made.loadSpec(call.document)
      if (made.resolvedSpec === null) throw new Error('the reader cannot read the document of this call')
      if (isGone) return
      reader.current = made
      giveToken(made, latestToken.current)
      setState('shown')
    }
    show().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
    }
  }, [call, tries])
  useEffect(() => {
    latestToken.current = token
    if (reader.current) giveToken(reader.current, token)
  }, [token])
  return (
    <>
      {state === 'loading' && <CallSkeleton />}
      {state === 'failed' && (
        <EmptyState
          drawing="broken"
          heading={words.failedHeading}
          action={
            <Button
              onClick={() => {
                setState('loading')
                setTries(tries + 1)
              }}
            >
              {words.retry}
            </Button>
          }
        >
          {words.failedText}
        </EmptyState>
      )}
      <div ref={place} style={ownSize} className={state === 'shown' ? undefined : 'visually-hidden'} />
    </>
  )
}

/** The reader gives its place the window's size where it has none. */
const ownSize = { inlineSize: 'auto', width: 'auto', height: 'auto' } as const

function giveToken(reader: CallReader, token: string): void {
  reader.setApiKey('token', token.trim())
}
