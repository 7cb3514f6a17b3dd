import { type AccessRequest, accessRoles, declineAccessRequest, grantAccessRequest } from '@pinfold/contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { rowRef } from '../../ui/pass-focus-on.ts'
import { showToast } from '../../ui/toast-store.ts'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { type Managed, ofManaged } from './managed.ts'
import { type Parts, partChoices, partOf } from './part-choices.ts'
import { askedFor, partRoles, roleName, roles } from './roles.ts'

interface RequestRowProps {
  readonly request: AccessRequest
  /** What the viewer may let them in to. */
  readonly parts?: Parts
  /** The business they ask, where it is another than the viewer. */
  readonly managed?: Managed
}

const WHOLE = 'business:'

/** One who asks: what they ask for, and the answer. */
export function RequestRow({ request, parts, managed }: RequestRowProps) {
  const [isBusy, setBusy] = useState(false)
  const { id: member_id, full_name: name } = request
  const answer = async (send: () => Promise<string | null>) => {
    setBusy(true)
    try {
      const said = await send()
      if (said !== null) showToast({ text: said })
    } catch (error) {
      showToast({ text: messageOf(error) })
    }
    setBusy(false)
  }
  const decline = () =>
    answer(async () => {
      await call(declineAccessRequest, { member_id, ...ofManaged(managed) })
      return accessPartsWords.requestDeclined
    })
  const declineButton = (
    <Button
      size={32}
      isBusy={isBusy}
      aria-label={accessPartsWords.declineRequest({ name })}
      onClick={() => void decline()}
    >
      {actionWords.decline}
    </Button>
  )
  return (
    <li className={styles['person']} ref={rowRef}>
      <Avatar name={name} pictureUrl={request.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['handle']}>
          @{request.username}
          {request.kind === 'partner' && ` · ${accessPartsWords.partner}`}
        </span>
        <span className={styles['handle']}>{askedFor(request)}</span>
      </span>
      {request.can_grant && parts ? (
        <LetIn request={request} parts={parts} isBusy={isBusy} answer={answer}>
          {declineButton}
        </LetIn>
      ) : (
        <span className={styles['answer']}>{declineButton}</span>
      )}
    </li>
  )
}

interface LetInProps {
  readonly request: AccessRequest
  readonly parts: Parts
  readonly isBusy: boolean
  readonly answer: (send: () => Promise<string | null>) => Promise<void>
  readonly children: ReactNode
}

/** Letting somebody in with the role that the business chooses, beside the other answer. */
function LetIn({ request, parts, isBusy, answer, children }: LetInProps) {
  const withPassword = useWithPassword()
  const { sites } = parts
  const asked = sites.some(({ domain }) => domain === request.site) ? `site:${request.site}` : WHOLE
  const [part, setPart] = useState(asked)
  const [role, setRole] = useState(asked !== WHOLE && request.role === 'OWNER' ? 'ADMIN' : request.role)
  const { id: member_id, full_name: name } = request
  const choosePart = (chosen: string) => {
    setPart(chosen)
    if (chosen !== WHOLE && role === 'OWNER') setRole('ADMIN')
  }
  const letIn = () =>
    answer(async () => {
      const isDone = await withPassword(async () => {
        await call(grantAccessRequest, { member_id, role, kind: request.kind, ...partOf(part) })
      })
      return isDone ? accessPartsWords.wasLetIn({ name }) : null
    })
  return (
    <span className={styles['answer']}>
      <select
        className={styles['role']}
        aria-label={accessPartsWords.roleFor({ name })}
        value={role}
        onChange={({ currentTarget: { value } }) => setRole(accessRoles.find((each) => each === value) ?? role)}
      >
        {(part === WHOLE ? roles : partRoles).map((each) => (
          <option key={each} value={each}>
            {roleName(each)}
          </option>
        ))}
      </select>
      <select
        className={styles['role']}
        aria-label={accessPartsWords.partFor({ name })}
        value={part}
        onChange={({ currentTarget: { value } }) => choosePart(value)}
      >
        {partChoices(parts, { hasWhole: true }).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {children}
      <Button
        size={32}
        kind="primary"
        isBusy={isBusy}
        aria-label={accessPartsWords.letInNamed({ name })}
        onClick={() => void letIn()}
      >
        {accessPartsWords.letIn}
      </Button>
    </span>
  )
}
