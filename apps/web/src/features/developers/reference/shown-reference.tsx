import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/text-field.tsx'
import { type ApiDocument, callAlone, filterGroups, groupsOf } from './api-document.ts'
import styles from './api-reference-screen.module.css'
import { referenceWords as words } from './api-reference.words.ts'
import { CallList } from './call-list.tsx'
import { CallOverview } from './call-overview.tsx'
import { ShownCall } from './shown-call.tsx'

interface ShownReferenceProps {
  readonly document: ApiDocument
  /** The call that is looked at; empty where all are. */
  readonly chosen: string
  /** The words to find calls by. */
  readonly wanted: string
}

/** The calls beside each other, and the chosen one or what there is. */
export function ShownReference({ document, chosen, wanted }: ShownReferenceProps) {
  const [token, setToken] = useState('')
  const groups = useMemo(() => filterGroups(groupsOf(document), wanted), [document, wanted])
  const call = useMemo(
    () => (chosen === '' ? undefined : callAlone(document, chosen, window.location.origin)),
    [document, chosen],
  )
  return (
    <>
      {chosen !== '' && <CallList groups={groups} chosen={chosen} />}
      <div className={styles['content']}>
        {chosen === '' && <CallOverview groups={groups} />}
        {chosen !== '' && (
          <p className={styles['back']}>
            <Link to={links.apiReference()}>{words.allCalls}</Link>
          </p>
        )}
        {call?.isOpenToPrograms && (
          <div className={styles['token']}>
            <PasswordField
              label={words.token}
              help={words.tokenHelp}
              autoComplete="off"
              spellCheck={false}
              value={token}
              onChange={(event) => setToken(event.target.value)}
            />
          </div>
        )}
        {call !== undefined && <ShownCall key={chosen} call={call} token={token} />}
        {chosen !== '' && call === undefined && (
          <EmptyState
            drawing="lost"
            heading={words.missingHeading}
            action={<LinkButton to={links.apiReference()}>{words.allCalls}</LinkButton>}
          >
            {words.missingText}
          </EmptyState>
        )}
      </div>
    </>
  )
}
