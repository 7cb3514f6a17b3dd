import type { LawKey, User } from '@pinfold/contract'
import { useState } from 'react'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { lawLinkText } from '../../entities/report/law-links.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import { ReportForm } from '../../entities/report/report-form.tsx'
import { useArrival } from '../../ui/use-arrival.ts'
import styles from './report-screen.module.css'
import { useCanModerate, useLaws } from '../../entities/report/use-laws.ts'
import { blockAndReportWords } from '../../entities/member/blocking/block-and-report.words.ts'
import { reportProfileWords } from './report-profile.words.ts'

interface ReportScreenProps {
  readonly user: User
  /** The local law that the report is to rest on, where one was chosen. */
  readonly law: LawKey | null
}

/** PR-06: reporting a profile, to the moderators or by local law. */
export function ReportScreen({ user, law }: ReportScreenProps) {
  const isOwn = useMember()?.id === user.id
  const laws = useLaws()
  if (isOwn) {
    return (
      <EmptyState
        drawing="lost"
        heading={reportProfileWords.ownProfile}
        action={<LinkButton to={links.profile(user.username)}>{reportProfileWords.backToOwn}</LinkButton>}
      >
        {reportProfileWords.onlyOthers}
      </EmptyState>
    )
  }
  return (
    <div className={styles['screen']}>
      {law !== null && laws.includes(law) ? <LawReport law={law} user={user} /> : <ToModerators user={user} />}
      {laws
        .filter((other) => other !== law)
        .map((other) => (
          <LinkButton key={other} kind="tertiary" to={links.reportProfile(user.username, other)}>
            {lawLinkText(other)}
          </LinkButton>
        ))}
      {law !== null && (
        <LinkButton kind="tertiary" to={links.reportProfile(user.username)}>
          {reportProfileWords.toModerators}
        </LinkButton>
      )}
    </div>
  )
}

function ToModerators({ user }: { readonly user: User }) {
  const [isSent, setSent] = useState(false)
  const canModerate = useCanModerate()
  const ask = useLoginPrompt()
  if (!canModerate) {
    return (
      <section className={styles['part']}>
        <h2>{reportProfileWords.toModerators}</h2>
        <p>{reportProfileWords.membersCan}</p>
        <Button kind="primary" aria-haspopup="dialog" onClick={() => ask('general', () => undefined)}>
          {reportProfileWords.logIn}
        </Button>
      </section>
    )
  }
  if (isSent) {
    return <Thanks user={user} />
  }
  const thing = { object_type: 'user', object_id: user.id } as const
  return (
    <ReportForm
      label={blockAndReportWords.reportName({ name: user.full_name })}
      thing={thing}
      onSent={() => setSent(true)}
    />
  )
}

function Thanks({ user }: { readonly user: User }) {
  const heading = useArrival()
  return (
    <section className={styles['part']}>
      <h2 ref={heading} tabIndex={-1}>
        {reportProfileWords.thanks}
      </h2>
      <p>{reportProfileWords.sent({ name: user.full_name })}</p>
      <LinkButton to={links.profile(user.username)}>{reportProfileWords.backToProfile}</LinkButton>
    </section>
  )
}

/** What the law is, and the way to its form. */
function LawReport({ law, user }: { readonly law: LawKey; readonly user: User }) {
  const { name, about } = lawTexts(law)
  return (
    <section className={styles['part']}>
      <h2>{name}</h2>
      <p>{about}</p>
      <LinkButton kind="primary" to={links.takedown(law, links.profile(user.username))}>
        {reportProfileWords.openForm}
      </LinkButton>
    </section>
  )
}
