import { currentLanguage } from '@pinfold/words'
import { memberRoutes } from '@pinfold/contract'
import { Camera, Search, X } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { links } from '../../api/links.ts'
import { useRootData } from '../../api/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './search-field.module.css'
import { ownSearchWords } from './own-search.words.ts'
import { searchFieldWords } from './search-field.words.ts'

interface SearchFieldProps {
  readonly className?: string | undefined
  readonly autoFocus?: boolean
  /** Takes part in the input, as a list of suggestions must. */
  readonly inputProps?: Omit<ComponentProps<'input'>, 'defaultValue' | 'name' | 'type' | 'value'>
  /** What hangs below the input. */
  readonly children?: ReactNode
}

/** What the address searches for, and where; nothing on other pages. */
function useSearched() {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const own = memberRoutes.searchOwn.parse(here)
  const { q = '', scope } = (own ?? memberRoutes.search.parse(here))?.query ?? {}
  return { query: q, scope: own ? undefined : scope, isOwn: own !== null }
}

/**
 * Shows what the page searches for, whenever that changes, unless something was typed since the way to that page began:
 * it belongs to whoever types. What was typed before the page came alive stays, too.
 */
function useShownQuery(query: string) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  const { key } = useLocation()
  const underway = useNavigation().location?.key
  // The pages hear of a way that begins here only when they render next.
  const hasBegun = useRef(false)
  const isTyped = useRef(false)
  useLayoutEffect(() => {
    if (input.current && shown.current !== query && !isTyped.current) input.current.value = query
    shown.current = query
  }, [query])
  useLayoutEffect(() => {
    hasBegun.current = false
    isTyped.current = false
  }, [key])
  useLayoutEffect(() => {
    // One that begins elsewhere, as by a link or Back, begins when it is heard of.
    if (underway !== undefined && !hasBegun.current) isTyped.current = false
    hasBegun.current = false
  }, [underway])
  const noteBegin = () => {
    hasBegun.current = true
    isTyped.current = false
  }
  const noteTyped = () => {
    isTyped.current = underway !== undefined || hasBegun.current
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    // React hears of a change by this event only.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }
  return { input, noteBegin, noteTyped, clear }
}

/** CR-12: shows the words that were searched for. Works as a plain form before the page has come alive. */
export function SearchField({ className, autoFocus = false, inputProps, children }: SearchFieldProps) {
  const { query, scope, isOwn } = useSearched()
  const { input, noteBegin, noteTyped, clear } = useShownQuery(query)
  const navigate = useNavigate()
  const root = useRootData()
  const hasPhotos = root?.hasVisualSearch === true && root.viewer.isAuth
  const label = isOwn && currentLanguage() === 'en' ? ownSearchWords.label : searchFieldWords.search
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    if (text.trim() === '') return input.current?.focus()
    noteBegin()
    void navigate(links.search({ query: text, isOwn, ...(scope && { scope }) }))
  }
  return (
    <form
      data-anchor="search_field"
      className={classNames(styles['field'], className)}
      role="search"
      method="get"
      action={links.search({ isOwn })}
      onSubmit={submit}
    >
      <input type="hidden" name="rs" value="typed" />
      <Search className={styles['icon']} size={20} aria-hidden="true" />
      <input
        {...inputProps}
        ref={input}
        className={styles['input']}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        autoFocus={autoFocus}
        onInput={(event) => {
          noteTyped()
          inputProps?.onInput?.(event)
        }}
      />
      <IconButton
        className={styles['clear']}
        label={searchFieldWords.clear}
        icon={<X size={20} aria-hidden="true" />}
        tooltip="none"
        onClick={clear}
      />
      {hasPhotos && (
        <Link className={styles['photo']} to={links.photoSearch()} aria-label={searchFieldWords.byPhoto}>
          <Camera size={20} aria-hidden="true" />
        </Link>
      )}
      <input type="hidden" name="scope" value={scope ?? (isOwn ? 'my_pins' : 'pins')} />
      {children}
    </form>
  )
}
