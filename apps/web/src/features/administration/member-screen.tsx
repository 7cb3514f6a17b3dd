import type { adminActs, AdminMember, Assignments, EmployeeEntity } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { AssignmentsSections } from './assignments/assignments-sections.tsx'
import { ActsTable } from './acts-table.tsx'
import { AdminPage, AdminSection, Facts, Tags } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { foundColumns } from './found-table.tsx'
import { roleName } from './role-names.ts'

interface MemberScreenProps {
  readonly member: AdminMember
  readonly me: EmployeeEntity
  readonly assignments: Assignments
  readonly acts: Answer<typeof adminActs>
}

/** What helps to help a member. */
export function MemberScreen({ member, me, assignments, acts }: MemberScreenProps) {
  const locale = useLocale()
  return (
    <AdminPage
      heading={member.full_name}
      action={
        <a className={styles['link']} href={member.path}>
          {adminWords.open}
        </a>
      }
    >
      <Facts facts={factsOf(member, locale)} />
      <AssignmentsSections me={me} member={member} assignments={assignments} />
      <AdminSection heading={adminWords.boardsOfMember}>
        <DataTable
          caption={adminWords.boardsOfMember}
          columns={foundColumns(locale).filter(({ key }) => key !== 'owner')}
          rows={member.boards}
          keyOf={({ id }) => id}
          empty={<p className={styles['note']}>{adminWords.noBoards}</p>}
        />
      </AdminSection>
      <AdminSection heading={adminWords.actsOnMember}>
        <ActsTable options={{ concerned_id: member.id }} first={acts} />
      </AdminSection>
    </AdminPage>
  )
}

function factsOf(member: AdminMember, locale: string) {
  const { email, counts } = member
  return [
    ['ID', member.id],
    [adminWords.name, `@${member.username}`],
    [adminWords.email, member.is_email_verified ? adminWords.verified({ email }) : adminWords.unverified({ email })],
    [adminWords.states, member.states.length === 0 ? adminWords.none : <Tags key="states" words={member.states} />],
    [adminWords.roles, member.roles.length === 0 ? adminWords.none : member.roles.map(roleName).join(', ')],
    [adminWords.secondFactor, member.has_second_factor ? adminWords.yes : adminWords.no],
    [adminWords.joined, <Age key="joined" moment={member.joined_at} locale={locale} />],
    [
      adminWords.lastSaved,
      member.last_saved_at === null ? (
        adminWords.never
      ) : (
        <Age key="saved" moment={member.last_saved_at} locale={locale} />
      ),
    ],
    [adminWords.country, member.country],
    [adminWords.language, member.locale],
    [
      adminWords.counts,
      `${adminWords.countLine({ pins: String(counts.pins), boards: String(counts.boards), secret: String(counts.secret_boards) })}; ${adminWords.followLine({ followers: String(counts.followers), following: String(counts.following) })}`,
    ],
  ] as const
}
