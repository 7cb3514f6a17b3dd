import { type FormEvent, useId, useState, useSyncExternalStore } from 'react'
import { breakpoints } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import styles from './create-menu.module.css'
import { isLinkLike } from './link-check.ts'
import { actionWords } from '../../ui/action.words.ts'
import { createMenuWords } from './create-menu.words.ts'

const narrow = `(width < ${breakpoints.narrowPhone}px)`
const watchWidth = (onChange: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const useIsNarrow = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(narrow).matches,
    () => false,
  )

/** VR-03: a link becomes a pin; what is none is said beside the field until it is looked at again. */
export function LinkDoor({ onLink }: { readonly onLink: (link: string) => void }) {
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const isNarrow = useIsNarrow()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const given = new FormData(event.currentTarget).get('link')
    const link = typeof given === 'string' ? given.trim() : ''
    if (isLinkLike(link)) onLink(link)
    else setWrong(true)
  }
  return (
    <form className={styles['door']} onSubmit={submit} noValidate aria-label={createMenuWords.linkForm}>
      <label className="visually-hidden" htmlFor={id}>
        {createMenuWords.link}
      </label>
      <div className={styles['doorField']}>
        <input
          id={id}
          className={styles['doorInput']}
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          placeholder={isNarrow ? createMenuWords.linkPlaceholderShort : createMenuWords.linkPlaceholder}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onFocus={() => setWrong(false)}
          onInput={() => setWrong(false)}
        />
        {isWrong && (
          <button type="button" id={`${id}-wrong`} className={styles['flyout']} onClick={() => setWrong(false)}>
            {createMenuWords.linkWrong}
            <span className="visually-hidden"> {createMenuWords.linkDismiss}</span>
          </button>
        )}
      </div>
      <Button type="submit" kind="primary" size={48}>
        {actionWords.next}
      </Button>
      <p className="visually-hidden" role="alert">
        {isWrong ? createMenuWords.linkWrong : ''}
      </p>
    </form>
  )
}
