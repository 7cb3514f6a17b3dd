import type { CoveredTopic, Topic } from '@pinfold/contract'
import { Form, Link } from 'react-router'
import { links } from '../../api/links.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TopicTile } from './topic-tile.tsx'
import styles from './topics-index-screen.module.css'
import { topicsIndexWords } from './topics-index.words.ts'

/** So many of the first topics stand in the first window of ordinary screens. */
const AT_ONCE = 6

interface TopicsIndexScreenProps {
  readonly query: string
  readonly firsts: readonly CoveredTopic[]
  readonly all: readonly Topic[]
  /** What goes by the words that were looked for; null where nothing was. */
  readonly found: readonly Topic[] | null
}

/** DS-14: the tree of topics, and those that go by some words. */
export function TopicsIndexScreen({ query, firsts, all, found }: TopicsIndexScreenProps) {
  const below = Map.groupBy(all, ({ parent_id: parentId }) => parentId)
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{topicsIndexWords.heading}</h1>
      <Form className={styles['search']} role="search" aria-label={topicsIndexWords.find}>
        <TextField
          label={topicsIndexWords.find}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={100}
          defaultValue={query}
        />
        <Button type="submit">{topicsIndexWords.search}</Button>
      </Form>
      {found && <Found query={query} found={found} />}
      {found === null && firsts.length === 0 && (
        <EmptyState
          drawing="pins"
          heading={topicsIndexWords.none}
          action={<LinkButton to={links.ideas()}>{topicsIndexWords.explore}</LinkButton>}
        >
          {topicsIndexWords.noneHelp}
        </EmptyState>
      )}
      {found === null && firsts.length > 0 && (
        <ul className={styles['firsts']}>
          {firsts.map((first, at) => (
            <li key={first.id} className={styles['first']}>
              <TopicTile topic={first} isLazy={at >= AT_ONCE} />
              <Chips topics={below.get(first.id) ?? []} label={first.name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Found({ query, found }: { readonly query: string; readonly found: readonly Topic[] }) {
  if (found.length === 0)
    return (
      <EmptyState
        drawing="pins"
        heading={topicsIndexWords.nothing({ query })}
        action={<LinkButton to={links.topics()}>{topicsIndexWords.showAll}</LinkButton>}
      >
        {topicsIndexWords.nothingHelp}
      </EmptyState>
    )
  return (
    <>
      <p className={styles['found']} role="status">
        {topicsIndexWords.found({ query })}
      </p>
      <Chips topics={found} label={topicsIndexWords.found({ query })} />
      <p className={styles['found']}>
        <Link className={styles['showAll']} to={links.topics()}>
          {topicsIndexWords.showAll}
        </Link>
      </p>
    </>
  )
}

const Chips = ({ topics, label }: { readonly topics: readonly Topic[]; readonly label: string }) => (
  <ul className={styles['chips']} aria-label={label}>
    {topics.map((topic) => (
      <li key={topic.id}>
        <Link className={styles['chip']} to={links.topic(topic)}>
          {topic.name}
        </Link>
      </li>
    ))}
  </ul>
)
