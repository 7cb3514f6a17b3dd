import { type AccessRole, accessRoles, type BusinessMember, changeAccess, revokeAssetAccess } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useForm } from '../../api/use-form.ts'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { rowRef } from '../../ui/pass-focus-on.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { showToast } from '../../ui/toast-store.ts'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { businessAccessWords } from './business-access.words.ts'
import { type Parts, partChoices, partName, partOf } from './part-choices.ts'
import { partRoles, roleName } from './roles.ts'

interface PartRolesProps {
  readonly member: BusinessMember
  readonly parts: Parts
}

/** The roles that somebody has on parts of the business, and the way to more of them. */
export function PartRoles({ member, parts }: PartRolesProps) {
  const [isAdding, setAdding] = useState(false)
  const { full_name: name, assets } = member
  const all = useRef<HTMLDivElement>(null)
  const wasAdding = useRef(false)
  useEffect(() => {
    // What was pressed is gone, so that the focus goes on: into the form, and back.
    if (isAdding) all.current?.querySelector<HTMLElement>('form select')?.focus()
    else if (wasAdding.current) all.current?.querySelector<HTMLElement>(':scope > button')?.focus()
    wasAdding.current = isAdding
  }, [isAdding])
  return (
    <div className={styles['partRoles']} ref={all}>
      {assets.length > 0 && (
        <ul aria-label={accessPartsWords.partsOf({ name })}>
          {assets.map((asset) => (
            <PartRow key={`${asset.asset_type} ${asset.asset_id}`} member={member} asset={asset} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPart member={member} parts={parts} onDone={() => setAdding(false)} />
      ) : (
        <Button size={32} aria-label={accessPartsWords.addPartNamed({ name })} onClick={() => setAdding(true)}>
          {accessPartsWords.addPart}
        </Button>
      )}
    </div>
  )
}

function PartRow({
  member,
  asset,
}: {
  readonly member: BusinessMember
  readonly asset: BusinessMember['assets'][number]
}) {
  const withPassword = useWithPassword()
  const part = partName(asset)
  const named = { name: member.full_name, part }
  const where = { member_id: member.id, asset_type: asset.asset_type, asset_id: asset.asset_id }
  const change = async (role: AccessRole) => {
    try {
      const isDone = await withPassword(async () => {
        await call(changeAccess, { ...where, role })
      })
      if (isDone) showToast({ text: accessPartsWords.partChanged({ part, role: roleName(role) }) })
    } catch (error) {
      showToast({ text: messageOf(error) })
    }
  }
  const remove = async () => {
    try {
      await call(revokeAssetAccess, where)
      showToast({ text: accessPartsWords.partRemoved({ part }) })
    } catch (error) {
      showToast({ text: messageOf(error) })
    }
  }
  return (
    <li className={styles['part']} ref={rowRef}>
      <span className={styles['partName']}>{part}</span>
      <select
        className={styles['role']}
        aria-label={accessPartsWords.roleForPart(named)}
        value={asset.role}
        onChange={({ currentTarget: { value } }) =>
          void change(accessRoles.find((each) => each === value) ?? asset.role)
        }
      >
        {partRoles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </select>
      <Button size={32} aria-label={accessPartsWords.removePart(named)} onClick={() => void remove()}>
        {actionWords.remove}
      </Button>
    </li>
  )
}

function AddPart({ member, parts, onDone }: PartRolesProps & { readonly onDone: () => void }) {
  const withPassword = useWithPassword()
  const { errors, isBusy, formProps } = useForm({
    fields: ['asset_id', 'role'],
    validate: (): Record<string, string> => ({}),
    send: async (values) => {
      const role = accessRoles.find((each) => each === values.text('role')) ?? 'ANALYST'
      const isDone = await withPassword(async () => {
        await call(changeAccess, { member_id: member.id, role, ...partOf(values.text('asset_id')) })
      })
      if (isDone) onDone()
    },
  })
  return (
    <form
      {...formProps}
      className={styles['form']}
      aria-label={accessPartsWords.addPartNamed({ name: member.full_name })}
    >
      <SelectField
        label={accessPartsWords.accessTo}
        name="asset_id"
        choices={partChoices(parts, { hasWhole: false })}
        error={errors['asset_id']}
      />
      <SelectField
        label={businessAccessWords.role}
        name="role"
        choices={partRoles.map((role) => [role, roleName(role)] as const)}
        error={errors['role']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" size={32} isBusy={isBusy}>
          {accessPartsWords.add}
        </Button>
      </div>
    </form>
  )
}
