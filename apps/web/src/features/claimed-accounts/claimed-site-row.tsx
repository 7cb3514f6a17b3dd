import { type ClaimedSite, showSite, unclaimSite } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast-store.ts'
import { actionWords } from '../../ui/action.words.ts'
import { actingFor, type NamedBusiness } from './acting-for.ts'
import styles from './claimed-accounts.module.css'
import { claimedAccountsWords as words } from './claimed-accounts.words.ts'
import { ProofSteps } from './proof-steps.tsx'

interface ClaimedSiteRowProps {
  readonly claim: ClaimedSite
  /** Whose website it is, where the viewer acts for somebody. */
  readonly business?: NamedBusiness | undefined
  /** Analytics are for businesses. */
  readonly hasAnalytics: boolean
  readonly onChanged: (claim: ClaimedSite) => void
  readonly onRemoved: (domain: string) => void
}

/** One website: how its claim stands, what comes of it, and what can be done. */
export function ClaimedSiteRow({ claim, business, hasAnalytics, onChanged, onRemoved }: ClaimedSiteRowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { domain, state } = claim
  const canManage = claim.viewer_can.manage
  const isProved = state === 'verified' || state === 'failing'
  const show = async () => {
    setBusy(true)
    try {
      const { data } = await call(showSite, { domain, ...actingFor(business) })
      onChanged(data)
      if (!business) showToast({ text: words.shownToast({ domain }) })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    await call(unclaimSite, { domain, ...actingFor(business) })
    onRemoved(domain)
  }
  return (
    <li className={styles['item']}>
      <div>
        <p className={styles['name']} dir="ltr">
          {domain}
        </p>
        <p className={classNames(styles['note'], state === 'failing' && styles['warning'])} aria-live="polite">
          {useStateWords(claim)}
          {claim.is_on_profile && ` · ${business ? words.onItsProfile : words.onProfile}`}
        </p>
      </div>
      {isProved && <SiteNumbers claim={claim} />}
      {canManage && state !== 'verified' && <ProofSteps claim={claim} business={business} onVerified={onChanged} />}
      {(canManage || (isProved && hasAnalytics)) && (
        <div className={styles['buttons']}>
          {isProved && hasAnalytics && (
            <LinkButton
              size={32}
              aria-label={words.analyticsOf({ domain })}
              to={links.analytics({ domain, ...(business && { business: business.id }) })}
            >
              {words.analytics}
            </LinkButton>
          )}
          {canManage && isProved && !claim.is_on_profile && (
            <Button size={32} isBusy={isBusy} onClick={() => void show()}>
              {business ? words.showOnItsProfile : words.showOnProfile}
            </Button>
          )}
          {canManage && (
            <Button size={32} aria-label={words.removeNamed({ domain })} onClick={() => setAsking(true)}>
              {actionWords.remove}
            </Button>
          )}
        </div>
      )}
      <ConfirmModal
        heading={words.removeHeading({ domain })}
        text={words.removeText}
        confirmLabel={actionWords.remove}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        messageOf={messageOf}
      />
    </li>
  )
}

function useStateWords({ state, ends_at: endsAt }: ClaimedSite): string {
  const locale = useLocale()
  if (state !== 'failing') return words[state]
  // The day is the same wherever it is read, so the server's page says it, too.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const day = endsAt === null ? '' : days.format(new Date(endsAt))
  return words.failing({ day })
}

function SiteNumbers({ claim: { domain, statistics } }: { readonly claim: ClaimedSite }) {
  const locale = useLocale()
  if (statistics === null) return <p className={styles['note']}>{words.counting}</p>
  return (
    <p className={styles['numbers']} role="group" aria-label={words.statisticsOf({ domain })}>
      <span>{words.pins(counted(statistics.pin_count, locale))}</span>
      <span>{words.saves(counted(statistics.save_count, locale))}</span>
      <span>{words.people(counted(statistics.member_count, locale))}</span>
      <span>{words.recent(counted(statistics.recent_count, locale))}</span>
    </p>
  )
}
