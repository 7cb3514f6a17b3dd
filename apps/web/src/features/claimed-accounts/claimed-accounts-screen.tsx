import { type ClaimedSite, claimSite, type SiteFeed } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { SettingsHeading, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './claimed-accounts.module.css'
import { claimedAccountsWords } from './claimed-accounts.words.ts'
import { ClaimedSiteRow } from './claimed-site-row.tsx'
import { type FeedBoard, SiteFeeds } from './site-feeds.tsx'

interface ClaimedAccountsScreenProps {
  readonly claims: readonly ClaimedSite[]
  /** Null for who has no business: feeds are for those. */
  readonly feeds: readonly SiteFeed[] | null
  readonly boards: readonly FeedBoard[]
}

/** BZ-02: the websites that are the member's, how to prove it, and what is published of them. */
export function ClaimedAccountsScreen({ claims: loaded, feeds, boards }: ClaimedAccountsScreenProps) {
  const [claims, setClaims] = useState(loaded)
  const keep = (claim: ClaimedSite) =>
    setClaims((before) => {
      // The profile shows one website only.
      const others = before.map((each) => (claim.is_on_profile ? { ...each, is_on_profile: false } : each))
      const isKnown = others.some(({ domain }) => domain === claim.domain)
      return isKnown ? others.map((each) => (each.domain === claim.domain ? claim : each)) : [...others, claim]
    })
  const drop = (domain: string) => setClaims((before) => before.filter((each) => each.domain !== domain))
  const hasProved = claims.some(({ state }) => state === 'verified' || state === 'failing')
  return (
    <>
      <SettingsHeading text={claimedAccountsWords.lead}>{claimedAccountsWords.heading}</SettingsHeading>
      {claims.length > 0 && (
        <SettingsSection heading={claimedAccountsWords.yourWebsites}>
          <ul className={styles['list']}>
            {claims.map((claim) => (
              <ClaimedSiteRow
                key={claim.domain}
                claim={claim}
                hasAnalytics={feeds !== null}
                onChanged={keep}
                onRemoved={drop}
              />
            ))}
          </ul>
        </SettingsSection>
      )}
      <SettingsSection heading={claimedAccountsWords.claimHeading}>
        <ClaimForm onClaimed={keep} />
      </SettingsSection>
      {feeds !== null && hasProved && <SiteFeeds feeds={feeds} boards={boards} />}
    </>
  )
}

function ClaimForm({ onClaimed }: { readonly onClaimed: (claim: ClaimedSite) => void }) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['domain'],
    send: async (values) => {
      const { data } = await call(claimSite, { domain: values.text('domain') })
      onClaimed(data)
      formProps.ref.current?.reset()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={claimedAccountsWords.claimHeading}>
      <TextField
        label={claimedAccountsWords.website}
        name="domain"
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={claimedAccountsWords.websiteExample}
        error={errors['domain']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {claimedAccountsWords.claim}
        </Button>
      </div>
    </form>
  )
}
