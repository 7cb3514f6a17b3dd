import {
  applyAsMerchant,
  cancelMerchantApplication,
  diversityLabels,
  limits,
  merchantBadges,
  type MerchantProfile,
} from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { badgeName } from '../../entities/member/badge-name.ts'
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Rich } from '../../ui/rich.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './merchant-badges.module.css'
import { merchantApplicationWords as words } from './merchant-application.words.ts'

interface MerchantApplicationProps {
  /** Null for who never asked. */
  readonly merchant: MerchantProfile | null
  readonly hasClaimedSite: boolean
}

/** BZ-03: how a business asks to be verified, and what came of it. */
export function MerchantApplication({ merchant: loaded, hasClaimedSite }: MerchantApplicationProps) {
  const [merchant, setMerchant] = useState(loaded)
  const application = merchant?.application
  const state = application?.state
  const claim = (text: string) => <Link to={links.claimedAccounts()}>{text}</Link>
  return (
    <SettingsSection heading={words.heading} text={words.text}>
      {application && (
        <div aria-live="polite">
          <p>{words[application.state]}</p>
          {application.reason !== '' && (
            <p className={styles['help']}>{words.reason({ reason: application.reason })}</p>
          )}
        </div>
      )}
      {state !== 'approved' && !hasClaimedSite && (
        <p>
          <Rich parts={words.siteFirst({ claim })} />
        </p>
      )}
      {state !== 'approved' && hasClaimedSite && <ApplicationForm merchant={merchant} onChanged={setMerchant} />}
    </SettingsSection>
  )
}

interface ApplicationFormProps {
  readonly merchant: MerchantProfile | null
  readonly onChanged: (merchant: MerchantProfile | null) => void
}

function ApplicationForm({ merchant, onChanged }: ApplicationFormProps) {
  const isWaiting = merchant?.application?.state === 'pending'
  const [isCancelling, setCancelling] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields: ['statement'],
    send: async (values) => {
      const { data } = await call(applyAsMerchant, {
        statement: values.text('statement'),
        business_diversity_labels: diversityLabels.filter((label) => values.isChecked(`label-${label}`)),
        badges: merchantBadges.filter((badge) => values.isChecked(`badge-${badge}`)),
      })
      onChanged(data)
      showToast({ text: words.sent })
    },
  })
  const cancel = async () => {
    setCancelling(true)
    try {
      await call(cancelMerchantApplication, {})
      onChanged(null)
      showToast({ text: words.cancelled })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setCancelling(false)
    }
  }
  return (
    <form {...formProps} className={styles['form']} aria-label={words.heading}>
      <TextArea
        label={words.statement}
        name="statement"
        help={words.statementHelp}
        defaultValue={merchant?.application?.statement}
        maxLength={limits.merchants.longestStatement}
        dir="auto"
        error={errors['statement']}
      />
      <fieldset className={styles['group']}>
        <legend>{words.labels}</legend>
        <p className={styles['help']}>{words.labelsHelp}</p>
        {diversityLabels.map((label) => (
          <Checkbox
            key={label}
            name={`label-${label}`}
            label={words[label]}
            defaultChecked={merchant?.business_diversity_labels.includes(label)}
          />
        ))}
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{words.badges}</legend>
        {merchantBadges.map((badge) => (
          <Checkbox
            key={badge}
            name={`badge-${badge}`}
            label={badgeName(badge)}
            defaultChecked={merchant?.application?.badges.includes(badge)}
          />
        ))}
      </fieldset>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        {isWaiting && (
          <Button isBusy={isCancelling} onClick={() => void cancel()}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {isWaiting ? words.update : words.apply}
        </Button>
      </div>
    </form>
  )
}
