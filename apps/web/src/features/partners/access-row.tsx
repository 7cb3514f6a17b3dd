import { accessRoles, type BusinessMember, changeAccess, revokeAccess } from '@pinfold/contract'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import styles from './access.module.css'
import { roleNames, roleWords } from './role-words.ts'

/** One who may act for the business: their role, and the way to end it. */
export function AccessRow({ member }: { readonly member: BusinessMember }) {
  const withPassword = useWithPassword()
  const [role, setRole] = useState(member.role)
  const [isAsking, setAsking] = useState(false)
  const roleId = useId()
  const isInvited = member.state === 'invited'
  const change = async (chosen: string) => {
    const wanted = accessRoles.find((each) => each === chosen) ?? role
    const before = role
    setRole(wanted)
    try {
      const isDone = await withPassword(async () => {
        await call(changeAccess, { member_id: member.id, role: wanted })
      })
      if (!isDone) return setRole(before)
      showToast({ text: `${member.full_name}: ${roleWords[wanted].name}` })
    } catch (error) {
      setRole(before)
      showToast({ text: messageOf(error) })
    }
  }
  const end = async () => {
    await call(revokeAccess, { member_id: member.id })
    showToast({ text: isInvited ? 'Invitation withdrawn' : `${member.full_name} can no longer act for you` })
  }
  return (
    <li className={styles['person']}>
      <Avatar name={member.full_name} pictureUrl={member.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{member.full_name}</span>
        <span className={styles['handle']}>
          @{member.username}
          {isInvited && ' · Invited'}
        </span>
      </span>
      <span className={styles['controls']}>
        <label className="visually-hidden" htmlFor={roleId}>
          Role of {member.full_name}
        </label>
        <select
          id={roleId}
          className={styles['role']}
          value={role}
          onChange={(event) => void change(event.currentTarget.value)}
        >
          {roleNames.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Button size={32} aria-label={`Remove ${member.full_name}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </span>
      <ConfirmModal
        heading={isInvited ? 'Withdraw the invitation?' : `Remove ${member.full_name}?`}
        text={isInvited ? 'They won’t be notified.' : 'They’ll no longer be able to act for your business.'}
        confirmLabel={isInvited ? 'Withdraw' : 'Remove'}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        messageOf={messageOf}
      />
    </li>
  )
}
