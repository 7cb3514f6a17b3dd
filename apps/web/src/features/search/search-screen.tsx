import {
  type Board,
  countSearchFilters,
  type MemberCard,
  type Pin,
  type SearchFilters,
  type SearchScope,
  searchResource,
} from '@pinfold/contract'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { useMayRemember } from '../../api/consent.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Rich } from '../../ui/rich.tsx'
import { counted } from '../../ui/format.ts'
import { BoardGrid } from '../../entities/board/card/board-grid.tsx'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { FollowButton } from '../../entities/member/follow-button.tsx'
import { rememberSearch } from '../../entities/viewer/remembered/recent-searches.ts'
import { asSent, FiltersBar } from './filters-bar.tsx'
import { searchFiltersWords } from './search-filters.words.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-screen.module.css'
import { boardCountWords } from '../../entities/board/board-counts.words.ts'
import { searchScreenWords } from './search-screen.words.ts'

/** Few searches for boards or people go on. */
const ListMore = lazy(() =>
  loadPart(() => import('../../ui/list-more.tsx')).then((module) => ({ default: module.ListMore })),
)

/** The scopes that have a tab. */
export const shownScopes = ['pins', 'boards', 'people', 'my_pins'] as const
export type ShownScope = (typeof shownScopes)[number]

const tabLabels = {
  pins: () => searchScreenWords.pins,
  boards: () => searchScreenWords.boards,
  people: () => searchScreenWords.people,
  my_pins: () => searchScreenWords.ownPins,
} satisfies Record<ShownScope, () => string>

/** The tab of a scope that an address asks for. */
export const shownScope = (scope: SearchScope | undefined, isOwn: boolean): ShownScope =>
  shownScopes.find((shown) => shown === scope) ?? (isOwn ? 'my_pins' : 'pins')

interface SearchScreenProps {
  readonly query: string
  readonly scope: ShownScope
  readonly shouldFocusInput: boolean
  /** Only what holds the words as they are. */
  readonly isAsTyped: boolean
  /** What was looked for because the words found nothing. */
  readonly correctedQuery: string | null
  /** What narrows it. */
  readonly filters: SearchFilters
  /** What the topic that narrows it is called; null where none does. */
  readonly topicName: string | null
  /** Null before anything was asked. */
  readonly results: Answer<typeof searchResource.get> | null
}

/** CR-11: what a search found, by scope. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, scope, shouldFocusInput, isAsTyped, correctedQuery, results, filters, topicName } = props
  const found = correctedQuery ?? query
  const member = useMember()
  const mayRemember = useMayRemember()
  useEffect(() => {
    if (mayRemember) rememberSearch(found)
  }, [mayRemember, found])
  const isOfPins = scope === 'pins' || scope === 'my_pins'
  const narrowed = (now: SearchFilters) =>
    links.search({ query, scope, isOwn: scope === 'my_pins', isAsTyped, filters: now })
  const tabs = shownScopes.filter((each) => each !== 'my_pins' || member)
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">
        {results ? searchScreenWords.results({ query: found }) : searchScreenWords.heading}
      </h1>
      <SearchBox className={styles['box']} autoFocus={shouldFocusInput} />
      {results ? (
        <>
          <nav className={styles['tabs']} aria-label={searchScreenWords.searchIn}>
            {tabs.map((each) => (
              <Link
                key={each}
                className={styles['tab']}
                to={links.search({ query, scope: each, isOwn: each === 'my_pins', isAsTyped })}
                aria-current={each === scope ? 'page' : undefined}
                replace
              >
                {tabLabels[each]()}
              </Link>
            ))}
          </nav>
          {isOfPins && (
            <FiltersBar
              query={found}
              filters={filters}
              topicName={topicName}
              hasGuides={scope === 'pins'}
              to={narrowed}
            />
          )}
          {correctedQuery !== null && <Correction found={correctedQuery} typed={query} scope={scope} />}
          <Results
            key={`${scope} ${isAsTyped} ${query} ${JSON.stringify(filters)}`}
            {...props}
            shown={found}
            first={results}
            unnarrowed={narrowed({})}
          />
        </>
      ) : (
        <EmptyState
          drawing="pins"
          heading={searchScreenWords.emptyHeading}
          action={<LinkButton to={links.ideas()}>{searchScreenWords.explore}</LinkButton>}
        >
          {searchScreenWords.emptyHelp}
        </EmptyState>
      )}
    </div>
  )
}

interface CorrectionProps {
  readonly found: string
  readonly typed: string
  readonly scope: ShownScope
}

/** DS-09: what was looked for, and the way to what was typed. */
function Correction({ found, typed, scope }: CorrectionProps) {
  const to = links.search({ query: typed, scope, isOwn: scope === 'my_pins', isAsTyped: true })
  const link = (text: ReactNode) => <Link to={to}>{text}</Link>
  return (
    <p className={styles['corrected']}>
      <Rich parts={searchScreenWords.corrected({ found, typed, link })} />
    </p>
  )
}

interface ResultsProps extends Pick<SearchScreenProps, 'query' | 'scope' | 'isAsTyped' | 'filters'> {
  /** The address of the same search without filters. */
  readonly unnarrowed: string
  /** The words that were found. */
  readonly shown: string
  readonly first: Answer<typeof searchResource.get>
}

type Found = Pin | Board | MemberCard
const isPin = (found: Found): found is Pin => found.type === 'pin'
const isMember = (found: Found): found is MemberCard => found.type === 'user'
const isBoard = (found: Found): found is Board => found.type === 'board'

function Results({ query, scope, isAsTyped, filters, shown, first, unnarrowed }: ResultsProps) {
  const wish = { query, scope, auto_correction_disabled: isAsTyped, ...asSent(filters) }
  const { rows, ...more } = usePages(searchResource.get, wish, first)
  if (rows.length === 0 && countSearchFilters(filters) > 0) {
    return (
      <EmptyState
        drawing="pins"
        heading={searchFiltersWords.nothing({ query })}
        action={<LinkButton to={unnarrowed}>{searchFiltersWords.removeAll}</LinkButton>}
      >
        {searchFiltersWords.nothingHelp}
      </EmptyState>
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState drawing={scope === 'boards' ? 'boards' : 'pins'} heading={searchScreenWords.nothing({ query })}>
        {searchScreenWords.nothingHelp}
      </EmptyState>
    )
  }
  if (scope === 'pins' || scope === 'my_pins') {
    const label =
      scope === 'pins' ? searchScreenWords.pinsFor({ query: shown }) : searchScreenWords.ownPinsFor({ query: shown })
    return <PinWall pins={rows.filter(isPin)} label={label} showsPinner more={more} />
  }
  return (
    <>
      {scope === 'boards' ? <BoardGrid boards={rows.filter(isBoard)} /> : <People people={rows.filter(isMember)} />}
      {more.hasMore && (
        <Suspense fallback={null}>
          <ListMore more={more} label={searchScreenWords.showMore} />
        </Suspense>
      )}
    </>
  )
}

function People({ people }: { readonly people: readonly MemberCard[] }) {
  const locale = useLocale()
  return (
    <ul className={styles['people']} aria-label={searchScreenWords.people}>
      {people.map((person) => (
        <li key={person.id} className={styles['person']}>
          <Link className={styles['personLink']} to={links.profile(person.username)}>
            <Avatar name={person.full_name} pictureUrl={person.image_large_url ?? person.image_medium_url} size={64} />
            <span className={styles['personWords']}>
              <span className={styles['personName']}>{person.full_name}</span>
              <span className={styles['personMore']}>
                @{person.username}
                {person.follower_count !== undefined &&
                  ` · ${boardCountWords.followers(counted(person.follower_count, locale))}`}
              </span>
            </span>
          </Link>
          <FollowButton user={person} isQuiet />
        </li>
      ))}
    </ul>
  )
}
