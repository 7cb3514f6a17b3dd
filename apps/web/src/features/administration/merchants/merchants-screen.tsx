import { type AdminMerchant, adminMerchants, type MerchantState, merchantStates } from '@pinfold/contract'
import { useState } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import type { Answer } from '../../../api/client.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { PagedTable } from '../paged-table.tsx'
import { adminMerchantsWords as words } from './admin-merchants.words.ts'
import { DecideForm, type Deed } from './decide-form.tsx'
import { plainWords } from './plain-words.ts'

interface MerchantsScreenProps {
  readonly first: Answer<typeof adminMerchants>
  readonly state: MerchantState
}

/** BZ-03: businesses that asked to be verified, and those that are. */
export function MerchantsScreen({ first, state }: MerchantsScreenProps) {
  const locale = useLocale()
  const [wish, setWish] = useState<{ readonly deed: Deed; readonly merchant: AdminMerchant } | null>(null)
  const { revalidate } = useRevalidator()
  return (
    <AdminPage heading={adminWords.merchants}>
      <Form className={styles['filters']} action={adminLinks.merchants()}>
        <SelectField
          label={words.state}
          name="state"
          defaultValue={state}
          choices={merchantStates.map((each) => [each, words[each]])}
        />
        <Button type="submit" className={styles['go']}>
          {adminWords.show}
        </Button>
      </Form>
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminMerchants}
        options={{ state }}
        first={first}
        caption={adminWords.merchants}
        columns={columnsOf(state, locale, (deed, merchant) => setWish({ deed, merchant }))}
        empty={
          <EmptyState drawing="boards" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
      {wish && (
        <DecideForm
          {...wish}
          onClose={() => setWish(null)}
          onDone={async () => {
            showToast({ text: words.done })
            setWish(null)
            await revalidate()
          }}
        />
      )}
    </AdminPage>
  )
}

const columnsOf = (
  state: MerchantState,
  locale: string,
  decide: (deed: Deed, merchant: AdminMerchant) => void,
): readonly Column<AdminMerchant>[] => [
  { key: 'business', heading: words.business, isName: true, cell: nameOf },
  { key: 'statement', heading: words.statement, cell: ({ statement }) => statement },
  { key: 'sites', heading: words.sites, cell: sitesOf },
  {
    key: 'labels',
    heading: words.labels,
    cell: ({ business_diversity_labels: labels }) => labels.map(plainWords).join(', '),
  },
  {
    key: 'badges',
    heading: words.badges,
    cell: ({ state, badges, wanted_badges: wanted }) => (
      <Tags words={(state === 'approved' ? badges : wanted).map(plainWords)} />
    ),
  },
  { key: 'asked', heading: words.asked, cell: ({ asked_at: moment }) => <Age moment={moment} locale={locale} /> },
  ...(state === 'pending' ? [] : [{ key: 'answer', heading: words.answer, cell: answerOf }]),
  { key: 'acts', heading: adminWords.act, cell: (merchant) => deedsOf(merchant, decide) },
]

const nameOf = ({ id, full_name: fullName, username }: AdminMerchant) => (
  <>
    <Link className={styles['link']} to={adminLinks.member(id)}>
      {fullName || username}
    </Link>
    <span className={styles['detail']}>{username}</span>
  </>
)

const answerOf = ({ reason, disapproval_reasons: reasons }: AdminMerchant) =>
  [reason, ...reasons].filter((text) => text !== '').join(' · ')

/** Its websites of today, and the one that it asked with where that is not proved any more. */
function sitesOf({ domain, proved_domains: proved }: AdminMerchant) {
  const lines = proved.map((each) => words.proved({ domain: each }))
  if (domain !== '' && !proved.includes(domain)) lines.push(words.lost({ domain }))
  return lines.join(', ')
}

function deedsOf(merchant: AdminMerchant, decide: (deed: Deed, merchant: AdminMerchant) => void) {
  const name = merchant.full_name || merchant.username
  const isVerified = merchant.state === 'approved'
  return (
    <span className={styles['pair']}>
      <Button
        size={32}
        aria-label={isVerified ? words.changeOne({ name }) : words.verifyOne({ name })}
        onClick={() => decide('verify', merchant)}
      >
        {isVerified ? words.change : words.verify}
      </Button>
      {merchant.state === 'pending' && (
        <Button size={32} aria-label={words.declineOne({ name })} onClick={() => decide('decline', merchant)}>
          {words.decline}
        </Button>
      )}
      {isVerified && (
        <Button size={32} aria-label={words.withdrawOne({ name })} onClick={() => decide('withdraw', merchant)}>
          {words.withdraw}
        </Button>
      )}
    </span>
  )
}
