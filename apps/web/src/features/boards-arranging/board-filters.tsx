import type { User } from '@pinfold/contract'
import { useNavigation, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './board-filters.module.css'
import { type BoardFilter, boardFilters, type BoardsView, filterOf } from '../../entities/board/lists/boards-page.ts'
import { boardFilterWords } from './board-filters.words.ts'

/** VR-15: filters that have something to show; one that is on can always be turned off. */
export function shownFilters(user: User, { filter, choices }: BoardsView): BoardFilter[] {
  const has: Readonly<Record<BoardFilter, boolean>> = {
    group: choices?.has_group_boards === true,
    secret: (user.secret_board_count ?? 0) > 0,
    archived: (user.archived_board_count ?? 0) > 0,
  }
  return boardFilters.filter((each) => has[each] || each === filter)
}

/** ST-23: one kind of boards at a time; pressed again, all of them. */
export function BoardFilters({ user, view }: { readonly user: User; readonly view: BoardsView }) {
  const [search, setSearch] = useSearchParams()
  const next = useNavigation().location
  const shown = next === undefined ? view.filter : filterOf(new URLSearchParams(next.search))
  const filters = shownFilters(user, view)
  const toggle = (filter: BoardFilter) => {
    const wanted = new URLSearchParams(search)
    if (filter === shown) wanted.delete('boards')
    else wanted.set('boards', filter)
    setSearch(wanted, { replace: true, preventScrollReset: true })
  }
  return filters.map((filter) => (
    <Button
      key={filter}
      className={classNames(styles['filter'], filter === shown && styles['isOn'])}
      aria-pressed={filter === shown}
      onClick={() => toggle(filter)}
    >
      {boardFilterWords[filter]}
    </Button>
  ))
}
