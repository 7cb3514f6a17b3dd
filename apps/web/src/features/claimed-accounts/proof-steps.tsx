import { type ClaimedSite, claimMethods, verifySite } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { actingFor, type NamedBusiness } from './acting-for.ts'
import styles from './claimed-accounts.module.css'
import { claimedAccountsWords as words } from './claimed-accounts.words.ts'

interface ProofStepsProps {
  readonly claim: ClaimedSite
  readonly business?: NamedBusiness | undefined
  readonly onVerified: (claim: ClaimedSite) => void
}

/** What the website has to show, in the way that the member chooses, and the look for it. */
export function ProofSteps({ claim, business, onVerified }: ProofStepsProps) {
  const [method, setMethod] = useState(claim.method ?? 'meta')
  const { domain } = claim
  const { errors, isBusy, formProps } = useForm({
    fields: ['method'],
    send: async () => {
      const { data } = await call(verifySite, { domain, method, ...actingFor(business) })
      onVerified(data)
      if (!business) showToast({ text: words.verifiedToast({ domain }) })
    },
  })
  const proof = method === 'meta' ? claim.meta_tag : claim.dns_record
  return (
    <form {...formProps} className={styles['form']} aria-label={domain}>
      <SelectField
        label={words.method}
        name="method"
        value={method}
        choices={claimMethods.map((each) => [each, words[each]] as const)}
        onChange={(event) => setMethod(claimMethods.find((each) => each === event.target.value) ?? 'meta')}
        help={
          {
            meta: words.metaHelp,
            file: words.fileHelp({ file: claim.file_name }),
            dns: words.dnsHelp({ domain }),
          }[method]
        }
        error={errors['method']}
      />
      <div className={styles['proof']}>
        <code className={styles['code']} dir="ltr">
          {proof}
        </code>
        <Button size={32} onClick={() => void copyProof(proof)}>
          {words.copy}
        </Button>
      </div>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {words.verify}
        </Button>
      </div>
    </form>
  )
}

async function copyProof(proof: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(proof)
    showToast({ text: words.copied })
  } catch {
    showToast({ text: words.copyRefused })
  }
}
