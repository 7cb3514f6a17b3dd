import { accessRoles, type BusinessMember, changeAccess, revokeAccess, revokeAssetAccess } from '@pinfold/contract'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import styles from './access.module.css'
import { roleName, roles } from './roles.ts'
import { actionWords } from '../../ui/action.words.ts'
import { accessPartsWords } from './access-parts.words.ts'
import type { Parts } from './part-choices.ts'
import { PartRoles } from './part-roles.tsx'
import { businessAccessWords } from './business-access.words.ts'

/** One who may act for the business: their role, and the way to end it. */
export function AccessRow({ member, parts }: { readonly member: BusinessMember; readonly parts: Parts }) {
  const withPassword = useWithPassword()
  // What is chosen shows at once, until the page says what became of it.
  const [pending, setPending] = useState<BusinessMember['role'] | undefined>()
  const role = pending === undefined ? member.role : pending
  const [isAsking, setAsking] = useState(false)
  const roleId = useId()
  const { full_name: name } = member
  const isInvited = member.state === 'invited'
  const change = async (chosen: string) => {
    const wanted = accessRoles.find((each) => each === chosen) ?? null
    setPending(wanted)
    try {
      const isDone = await withPassword(async () => {
        await (wanted === null
          ? call(revokeAssetAccess, { member_id: member.id, asset_type: 'business' })
          : call(changeAccess, { member_id: member.id, role: wanted }))
      })
      if (!isDone) return
      const said = wanted === null ? accessPartsWords.partsOnly : roleName(wanted)
      showToast({ text: businessAccessWords.roleChanged({ name, role: said }) })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setPending(undefined)
    }
  }
  const end = async () => {
    await call(revokeAccess, { member_id: member.id })
    showToast({ text: isInvited ? businessAccessWords.withdrawn : businessAccessWords.removed({ name }) })
  }
  return (
    <li className={styles['person']}>
      <Avatar name={member.full_name} pictureUrl={member.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{member.full_name}</span>
        <span className={styles['handle']}>
          @{member.username}
          {isInvited && ` · ${businessAccessWords.invited}`}
        </span>
      </span>
      <span className={styles['controls']}>
        <label className="visually-hidden" htmlFor={roleId}>
          {businessAccessWords.roleOf({ name })}
        </label>
        <select
          id={roleId}
          className={styles['role']}
          value={role ?? ''}
          onChange={(event) => void change(event.currentTarget.value)}
        >
          {(member.role === null || member.assets.length > 0) && <option value="">{accessPartsWords.partsOnly}</option>}
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleName(each)}
            </option>
          ))}
        </select>
        <Button size={32} aria-label={businessAccessWords.removeNamed({ name })} onClick={() => setAsking(true)}>
          {actionWords.remove}
        </Button>
      </span>
      <PartRoles member={member} parts={parts} />
      <ConfirmModal
        heading={isInvited ? businessAccessWords.withdrawHeading : businessAccessWords.removeHeading({ name })}
        text={isInvited ? businessAccessWords.withdrawText : businessAccessWords.removeText}
        confirmLabel={isInvited ? businessAccessWords.withdraw : actionWords.remove}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        messageOf={messageOf}
      />
    </li>
  )
}
