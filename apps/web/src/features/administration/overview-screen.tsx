import type { adminActs, EmployeeEntity } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { ActsTable } from './acts-table.tsx'
import { adminLinks } from './admin-links.ts'
import { AdminPage, AdminSection, Facts } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { roleDuty, roleName } from './role-names.ts'
import { SearchForm } from './search-form.tsx'

interface OverviewScreenProps {
  readonly me: EmployeeEntity
  readonly acts: Answer<typeof adminActs>
}

/** Where an employee arrives. */
export function OverviewScreen({ me, acts }: OverviewScreenProps) {
  return (
    <AdminPage heading={adminWords.overview}>
      <SearchForm query="" kind="members" />
      <AdminSection heading={adminWords.yourRoles}>
        <Facts facts={me.roles.map(({ role }) => [roleName(role), roleDuty(role)])} />
      </AdminSection>
      <AdminSection heading={adminWords.latestActs}>
        <ActsTable options={{}} first={acts} />
        <p>
          <Link className={styles['link']} to={adminLinks.log()}>
            {adminWords.wholeLog}
          </Link>
        </p>
      </AdminSection>
    </AdminPage>
  )
}
