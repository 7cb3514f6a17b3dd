import { Clock, LayoutGrid, Search, X } from 'lucide-react'
import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { matchedParts } from './matched-words.ts'
import { forgetSearch, forgetSearches } from '../../entities/viewer/remembered/recent-searches.ts'
import styles from './search-box.module.css'
import { SearchField } from './search-field.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'
import { searchFieldWords } from './search-field.words.ts'

interface SearchBoxProps {
  readonly className?: string | undefined
  readonly autoFocus?: boolean
}

/** The search field with suggestions below it, reached by arrow keys. */
export function SearchBox({ className, autoFocus = false }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [, setForgotten] = useState(0)
  const suggestions = useSuggestions(text, isOpen)
  const isOffering = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    void navigate(suggestion.to)
  }
  const forget = ({ label }: Suggestion) => {
    forgetSearch(label)
    setActive(-1)
    // What is remembered is read anew.
    setForgotten((before) => before + 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = suggestions[active]
    if (event.key === 'Escape' && isOffering) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (isOffering && chosen) {
        event.preventDefault()
        choose(chosen)
      }
      close()
    } else if (event.key === 'Delete' && isOffering && chosen?.kind === 'recent') {
      event.preventDefault()
      forget(chosen)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      // -1 is the field itself.
      const places = suggestions.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }
  return (
    <SearchField
      className={className}
      autoFocus={autoFocus}
      inputProps={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOffering,
        'aria-controls': isOffering ? `${id}-list` : undefined,
        'aria-activedescendant': isOffering && active >= 0 ? `${id}-${active}` : undefined,
        onFocus: (event) => {
          setText(event.currentTarget.value)
          setOpen(true)
        },
        onInput: (event) => {
          setText(event.currentTarget.value)
          setOpen(true)
          setActive(-1)
        },
        onBlur: close,
        onKeyDown,
      }}
    >
      {isOffering && (
        <div className={styles['panel']}>
          {text.trim() === '' && (
            <div className={styles['headline']}>
              <span>{searchFieldWords.recent}</span>
              <button
                type="button"
                tabIndex={-1}
                onPointerDown={(event) => {
                  event.preventDefault()
                  forgetSearches()
                  close()
                }}
              >
                {searchFieldWords.forget}
              </button>
            </div>
          )}
          <div id={`${id}-list`} role="listbox" aria-label={searchFieldWords.suggestions} tabIndex={-1}>
            {suggestions.map((suggestion, index) => (
              <div
                key={suggestion.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-keyshortcuts={suggestion.kind === 'recent' ? 'Delete' : undefined}
                className={styles['suggestion']}
                // Before the field loses the focus, which closes the list.
                onPointerDown={(event) => event.preventDefault()}
                onPointerUp={() => choose(suggestion)}
              >
                <SuggestionIcon suggestion={suggestion} />
                <span className={styles['words']}>
                  <Marked className={styles['label']} text={suggestion.label} typed={text} />
                  {suggestion.detail !== undefined && (
                    <Marked className={styles['detail']} text={suggestion.detail} typed={text} />
                  )}
                </span>
                {suggestion.kind === 'recent' && (
                  // For mouse and finger: an option holds nothing to press, so keys have Delete.
                  <span
                    className={styles['forgetOne']}
                    aria-hidden="true"
                    title={searchFieldWords.forgetOne({ query: suggestion.label })}
                    onPointerUp={(event) => {
                      event.stopPropagation()
                      forget(suggestion)
                    }}
                  >
                    <X size={16} />
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </SearchField>
  )
}

interface MarkedProps {
  readonly text: string
  readonly typed: string
  readonly className?: string | undefined
}

/** A text with what was typed marked in it. */
const Marked = ({ text, typed, className }: MarkedProps) => (
  <span className={className}>
    {matchedParts(text, typed).map((part, index) =>
      part.isMatch ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
    )}
  </span>
)

function SuggestionIcon({ suggestion: { kind, label, pictureUrl } }: { readonly suggestion: Suggestion }) {
  if (kind === 'user') return <Avatar name={label} pictureUrl={pictureUrl ?? null} size={40} />
  if (kind === 'board' && pictureUrl)
    return <img className={styles['picture']} src={pictureUrl} alt="" width={40} height={40} />
  const Icon = kind === 'recent' ? Clock : kind === 'board' ? LayoutGrid : Search
  return (
    <span className={styles['icon']}>
      <Icon size={20} aria-hidden="true" />
    </span>
  )
}
