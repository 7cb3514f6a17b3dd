import { adminSearch, type AdminSearchKind, type FoundThing } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminLinks } from './admin-links.ts'
import { Tags } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { WarnOfBoard, warningColumn } from './board-warning.tsx'
import { PagedTable } from './paged-table.tsx'
import { useOpened } from './use-opened.ts'

interface FoundTableProps {
  readonly query: string
  readonly kind: AdminSearchKind
  readonly first: Answer<typeof adminSearch>
  /** Whether the viewer's roles let them warn people before a board. */
  readonly mayWarn: boolean
}

/** What a search found. */
export function FoundTable({ query, kind, first, mayWarn }: FoundTableProps) {
  const locale = useLocale()
  const { opened, setOpened, close, done } = useOpened<FoundThing>()
  const acts = mayWarn && kind === 'boards' ? [warningColumn(setOpened)] : []
  return (
    <>
      <PagedTable
        key={`${kind} ${query}`}
        endpoint={adminSearch}
        options={{ query, kind }}
        first={first}
        caption={adminWords.found}
        columns={[...foundColumns(locale), ...acts]}
        empty={
          <EmptyState drawing="lost" heading={adminWords.nothingFound}>
            {adminWords.nothingFoundText}
          </EmptyState>
        }
      />
      {opened && <WarnOfBoard board={opened} onClose={close} onDone={done} />}
    </>
  )
}

/** Columns of whatever a search finds; pages that list such things use them, too. */
export const foundColumns = (locale: string): readonly Column<FoundThing>[] => [
  { key: 'name', heading: adminWords.name, isName: true, cell: (thing) => <FoundName thing={thing} /> },
  { key: 'id', heading: 'ID', cell: ({ id }) => id },
  {
    key: 'owner',
    heading: adminWords.owner_of,
    cell: ({ owner }) =>
      owner && (
        <Link className={styles['link']} to={adminLinks.member(owner.id)}>
          {owner.username}
        </Link>
      ),
  },
  { key: 'states', heading: adminWords.states, cell: ({ states }) => <Tags words={states} /> },
  {
    key: 'made',
    heading: adminWords.made,
    cell: ({ made_at: moment }) => moment !== null && <Age moment={moment} locale={locale} />,
  },
]

function FoundName({ thing }: { readonly thing: FoundThing }) {
  const title = thing.title || adminWords.untitled
  return (
    <span className={styles['found']}>
      {thing.image_url !== null && <img className={styles['picture']} src={thing.image_url} alt="" loading="lazy" />}
      <span>
        <FoundLink thing={thing}>{title}</FoundLink>
        <span className={styles['detail']}>{thing.detail}</span>
      </span>
    </span>
  )
}

/** Members open here; other things on the site, until they have a page here. */
function FoundLink({ thing, children }: { readonly thing: FoundThing; readonly children: string }) {
  if (thing.type === 'member')
    return (
      <Link className={styles['link']} to={adminLinks.member(thing.id)}>
        {children}
      </Link>
    )
  if (thing.path === null) return children
  return (
    <a className={styles['link']} href={thing.path}>
      {children}
    </a>
  )
}
