import { type AdminArticle, adminArticles, articleStates } from '@pinfold/contract'
import { Form, Link } from 'react-router'
import type { Answer } from '../../../api/client.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { PagedTable } from '../paged-table.tsx'
import { minuteOf } from '../universal-minute.ts'
import { adminArticlesWords as words } from './admin-articles.words.ts'

interface ArticlesScreenProps {
  readonly first: Answer<typeof adminArticles>
  readonly state: AdminArticle['state'] | undefined
  readonly mayWrite: boolean
}

/** MD-08: what editors wrote, with drafts. */
export function ArticlesScreen({ first, state, mayWrite }: ArticlesScreenProps) {
  return (
    <AdminPage
      heading={adminWords.articles}
      action={
        mayWrite && (
          <LinkButton kind="primary" to={adminLinks.newArticle()}>
            {words.write}
          </LinkButton>
        )
      }
    >
      <Form className={styles['filters']} action={adminLinks.articles()}>
        <SelectField
          label={words.state}
          name="state"
          defaultValue={state ?? ''}
          choices={[['', words.anyState], ...articleStates.map((each): [string, string] => [each, words[each]])]}
        />
        <Button type="submit" className={styles['go']}>
          {adminWords.show}
        </Button>
      </Form>
      <PagedTable
        endpoint={adminArticles}
        options={state === undefined ? {} : { state }}
        first={first}
        caption={adminWords.articles}
        columns={columns()}
        empty={
          <EmptyState drawing="pins" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}

const columns = (): readonly Column<AdminArticle>[] => [
  {
    key: 'title',
    heading: words.title,
    isName: true,
    cell: ({ id, title }) => (
      <Link className={styles['link']} to={adminLinks.article(id)}>
        {title}
      </Link>
    ),
  },
  { key: 'state', heading: words.state, cell: ({ state }) => <Tags words={[words[state]]} /> },
  { key: 'from', heading: words.from, cell: ({ publish_at: moment }) => moment && minuteOf(moment) },
  { key: 'until', heading: words.until, cell: ({ end_at: moment }) => moment && minuteOf(moment) },
  {
    key: 'languages',
    heading: words.languages,
    cell: ({ languages }) => (languages.length === 0 ? words.everybody : languages.join(', ')),
  },
]
