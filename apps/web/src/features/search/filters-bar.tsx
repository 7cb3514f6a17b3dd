import { countSearchFilters, type SearchFilters, searchGuidesResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Modal } from '../../ui/modal.tsx'
import { activeFilters, isToggleOn, swatches, toggles, withGuide, withToggle } from './filter-choices.ts'
import styles from './filters-bar.module.css'
import { searchFiltersWords } from './search-filters.words.ts'

const FilterForm = lazy(() =>
  loadPart(() => import('./filter-form.tsx')).then((module) => ({ default: module.FilterForm })),
)

interface FiltersBarProps {
  /** The words that are found. */
  readonly query: string
  readonly filters: SearchFilters
  readonly topicName: string | null
  /** Searches of the own pins have no guides. */
  readonly hasGuides: boolean
  readonly to: (filters: SearchFilters) => string
}

/** DS-10: what narrows the search, in one row: what is on, what can be, and what the results share. */
export function FiltersBar({ query, filters, topicName, hasGuides, to }: FiltersBarProps) {
  const [isOpen, setOpen] = useState(false)
  const count = countSearchFilters(filters)
  const active = activeFilters(filters, topicName)
  return (
    <nav className={styles['bar']} aria-label={searchFiltersWords.row}>
      <Button
        size={40}
        className={styles['open']}
        icon={<SlidersHorizontal size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? searchFiltersWords.filters : searchFiltersWords.filtersOn({ count: String(count) })}
      </Button>
      {active.map(({ key, label, color, without }) => (
        <Link
          key={key}
          className={styles['chip']}
          to={to(without)}
          aria-current="true"
          aria-label={searchFiltersWords.remove({ filter: label })}
          preventScrollReset
        >
          {color !== undefined && <span className={styles['swatch']} style={{ background: swatches[color] }} />}
          {label}
          <X size={16} aria-hidden="true" />
        </Link>
      ))}
      {toggles.map((toggle) => {
        const isOn = isToggleOn(filters, toggle)
        const label = searchFiltersWords[toggle]
        return (
          <Link
            key={toggle}
            className={isOn ? styles['chip'] : `${styles['chip']} ${styles['quick']}`}
            to={to(withToggle(filters, toggle))}
            aria-current={isOn ? 'true' : undefined}
            aria-label={isOn ? searchFiltersWords.remove({ filter: label }) : undefined}
            preventScrollReset
          >
            {label}
            {isOn && <X size={16} aria-hidden="true" />}
          </Link>
        )
      })}
      {hasGuides && <Guides query={query} filters={filters} to={to} />}
      <Modal heading={searchFiltersWords.filters} isOpen={isOpen} onClose={() => setOpen(false)} width={560}>
        <Suspense fallback={null}>
          <FilterForm filters={filters} hasOwn={hasGuides} to={to} onDone={() => setOpen(false)} />
        </Suspense>
      </Modal>
    </nav>
  )
}

/** They come after the results, at the end of the row, where they move nothing. */
function Guides({ query, filters, to }: Pick<FiltersBarProps, 'query' | 'filters' | 'to'>) {
  const { data } = useQuery({
    queryKey: ['guides', query, filters],
    queryFn: ({ signal }) => call(searchGuidesResource.get, { query, ...asSent(filters) }, { signal }),
    staleTime: 60_000,
  })
  return (data?.data.guides ?? []).map((guide) => (
    <Link
      key={`${guide.type} ${guide.narrows_by}`}
      className={`${styles['chip']} ${styles['guide']}`}
      to={to(withGuide(filters, guide))}
      preventScrollReset
    >
      <img
        src={guide.image_small_url}
        alt=""
        width={40}
        height={40}
        style={{ background: guide.dominant_color ?? undefined }}
      />
      {guide.label}
    </Link>
  ))
}

/** Filters as calls take them. */
export const asSent = ({ color, format, diet, guides, ...others }: SearchFilters) => ({
  ...others,
  ...(color && { color: [...color] }),
  ...(format && { format: [...format] }),
  ...(diet && { diet: [...diet] }),
  ...(guides && { guides: [...guides] }),
})
