import { type AdminTopic, adminTopics, type Topic } from '@pinfold/contract'
import { Form, Link } from 'react-router'
import type { Answer } from '../../../api/client.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { PagedTable } from '../paged-table.tsx'
import { adminTopicsWords as words } from './admin-topics.words.ts'
import { TopicForm } from './topic-form.tsx'
import { useOpened } from '../use-opened.ts'

interface TopicsScreenProps {
  readonly first: Answer<typeof adminTopics>
  /** Below this one; `0` for the first ones. */
  readonly below: string
  readonly query: string
  /** Those that others may stand below. */
  readonly firstTopics: readonly Pick<Topic, 'id' | 'name'>[]
  readonly mayWrite: boolean
}

/** MD-08: the tree of topics; editors change it. */
export function TopicsScreen({ first, below, query, firstTopics, mayWrite }: TopicsScreenProps) {
  const { opened, setOpened, close, done } = useOpened<{ readonly topic: AdminTopic | null }>()
  const parent = firstTopics.find(({ id }) => id === below)
  return (
    <AdminPage
      heading={parent && query === '' ? words.belowHeading({ name: parent.name }) : adminWords.topics}
      action={
        <span className={styles['pair']}>
          {below !== '0' && <LinkButton to={adminLinks.topics()}>{words.first}</LinkButton>}
          {mayWrite && (
            <Button kind="primary" onClick={() => setOpened({ topic: null })}>
              {words.make}
            </Button>
          )}
        </span>
      }
    >
      <Form className={styles['filters']} action={adminLinks.topics()} key={query}>
        <TextField label={words.find} name="q" type="search" defaultValue={query} autoComplete="off" />
        <Button type="submit" className={styles['go']}>
          {adminWords.find}
        </Button>
      </Form>
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminTopics}
        options={query === '' ? { below } : { query }}
        first={first}
        caption={adminWords.topics}
        columns={columnsOf(mayWrite ? (topic) => setOpened({ topic }) : null)}
        empty={
          <EmptyState drawing="boards" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
      {opened && (
        <TopicForm
          topic={opened.topic}
          below={parent ? parent.id : ''}
          firstTopics={firstTopics}
          onClose={close}
          onDone={done}
        />
      )}
    </AdminPage>
  )
}

const columnsOf = (change: ((topic: AdminTopic) => void) | null): readonly Column<AdminTopic>[] => [
  { key: 'name', heading: adminWords.name, isName: true, cell: nameOf },
  { key: 'synonyms', heading: words.synonyms, cell: ({ synonyms }) => synonyms.join(', ') },
  { key: 'languages', heading: words.languages, cell: ({ names }) => Object.keys(names).join(', ') },
  {
    key: 'state',
    heading: adminWords.states,
    cell: ({ is_hidden: isHidden }) => isHidden && <Tags words={[words.isHidden]} />,
  },
  ...(change === null
    ? []
    : [
        {
          key: 'acts',
          heading: adminWords.act,
          cell: (topic: AdminTopic) => (
            <Button size={32} aria-label={words.changeOne({ name: topic.name })} onClick={() => change(topic)}>
              {words.change}
            </Button>
          ),
        },
      ]),
]

function nameOf({ id, name, slug, parent_id: parentId, cover_url: cover }: AdminTopic) {
  return (
    <span className={styles['found']}>
      {cover === null ? (
        <span className={styles['picture']} />
      ) : (
        <img className={styles['picture']} src={cover} alt="" />
      )}
      <span>
        {parentId === null ? (
          <Link className={styles['link']} to={adminLinks.topics({ below: id })} aria-label={words.below({ name })}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={styles['detail']}>{slug}</span>
      </span>
    </span>
  )
}
