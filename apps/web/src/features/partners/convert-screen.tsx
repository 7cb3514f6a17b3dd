import { businessAccountResource, limits } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './convert-screen.module.css'
import { convertWords } from './convert.words.ts'

interface ConvertScreenProps {
  readonly username: string
  readonly fullName: string
}

/** CR-09: a member's account becomes that of a business. */
export function ConvertScreen({ username, fullName }: ConvertScreenProps) {
  const [isDone, setDone] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields: ['business_name'],
    send: async (values) => {
      await call(businessAccountResource.create, { business_name: values.text('business_name') })
      setDone(true)
      // A whole new page: much of it is another one for a business.
      location.assign(links.profile(username))
    },
  })
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{convertWords.heading}</h1>
      <ul className={styles['points']}>
        <li>{convertWords.reach}</li>
        <li>{convertWords.views}</li>
        <li>{convertWords.stays}</li>
      </ul>
      <form {...formProps} className={styles['form']} aria-label={convertWords.heading}>
        <TextField
          label={convertWords.businessName}
          name="business_name"
          autoComplete="organization"
          defaultValue={fullName}
          maxLength={limits.fullName.longest}
          help={convertWords.businessNameHelp}
          error={errors['business_name']}
        />
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          {convertWords.upgrade}
        </Button>
      </form>
      {isDone && <LoadingOverlay label={convertWords.settingUp} />}
    </div>
  )
}
