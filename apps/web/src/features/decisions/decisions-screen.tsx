import { getModerationDecision, type ModerationDecision } from '@pinfold/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Decision } from './decision.tsx'
import { moderationDecisionsWords as words } from './moderation-decisions.words.ts'
import noticeStyles from '../../entities/report/notices.module.css'

const hearNothing = () => () => undefined

function readNamed(hash: string): { id: string; code: string } | null {
  const [, id, code] = /^#(\d{1,19})\.([\w-]{32})$/.exec(hash) ?? []
  return id === undefined || code === undefined ? null : { id, code }
}

/**
 * What moderators decided about the member, and the way to appeal. Whoever cannot log in comes by a mailed link: behind the
 * `#` its code reaches no server's log.
 */
export function DecisionsScreen({ own }: { readonly own: readonly ModerationDecision[] }) {
  const hash = useSyncExternalStore(
    hearNothing,
    () => window.location.hash,
    () => '',
  )
  const named = readNamed(hash)
  const linked = useLinked(own.some(({ id }) => id === named?.id) ? null : named)
  const shown = linked.decision ? [linked.decision, ...own] : own
  if (shown.length === 0 && !linked.hasFailed && !linked.isComing) {
    return (
      <EmptyState
        drawing="boards"
        heading={words.heading}
        headingLevel={1}
        action={<LinkButton to={links.home()}>{words.home}</LinkButton>}
      >
        {words.none}
      </EmptyState>
    )
  }
  return (
    <div className={noticeStyles['screen']} aria-busy={linked.isComing || undefined}>
      <h1>{words.heading}</h1>
      {linked.hasFailed && <FieldError>{words.failed}</FieldError>}
      {shown.map((decision) => (
        <Decision key={decision.id} first={decision} code={decision.id === named?.id ? named.code : ''} />
      ))}
    </div>
  )
}

/** The decision that a mailed link names, where it is not among one's own already. */
function useLinked(named: { readonly id: string; readonly code: string } | null) {
  const [found, setFound] = useState<{ id: string; decision: ModerationDecision | null } | null>(null)
  const { id, code } = named ?? { id: '', code: '' }
  useEffect(() => {
    if (id === '') return
    let isWanted = true
    const ask = async () => {
      try {
        const { data } = await call(getModerationDecision, { decision_id: id, code })
        if (isWanted) setFound({ id, decision: data })
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        if (isWanted) setFound({ id, decision: null })
      }
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [id, code])
  const answer = named !== null && found?.id === id ? found : null
  return {
    decision: answer?.decision ?? null,
    hasFailed: answer !== null && answer.decision === null,
    isComing: named !== null && answer === null,
  }
}
