import { limits, type WallThing } from '@pinfold/contract'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import adminStyles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { findNamed } from '../named-thing.ts'
import { adminArticlesWords as words } from './admin-articles.words.ts'
import { moved } from './moved.ts'
import styles from './wall-field.module.css'

interface WallFieldProps {
  readonly wall: 'pins' | 'boards'
  readonly standing: readonly WallThing[]
  readonly error: string | undefined
}

const most = limits.admin.article.things

/** The Pins or boards of a wall, in order. A field that nobody sees holds their ids, so that the form knows of changes. */
export function WallField({ wall, standing, error }: WallFieldProps) {
  const [things, setThings] = useState(standing)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ids = useRef<HTMLTextAreaElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = ids.current?.form
    const back = () => setThings(standing)
    form?.addEventListener('reset', back)
    return () => form?.removeEventListener('reset', back)
  }, [standing])

  const change = (next: readonly WallThing[]) => {
    setThings(next)
    setProblem(undefined)
    if (ids.current === null) return
    ids.current.value = next.map(({ id }) => id).join(',')
    ids.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const add = async () => {
    setBusy(true)
    try {
      const found = await findNamed(typed.current?.value ?? '', wall)
      if (!found) return setProblem(words.nothingNamed)
      if (things.some(({ id }) => id === found.id)) return setProblem(words.alreadyThere)
      if (things.length >= most) return setProblem(words.wallIsFull({ most: String(most) }))
      change([...things, { id: found.id, title: found.title, image_url: found.image_url, is_gone: false }])
      if (typed.current) typed.current.value = ''
    } catch (failure) {
      setProblem(messageOf(failure))
    } finally {
      setBusy(false)
      typed.current?.focus()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add()
  }
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{words.things}</legend>
      <textarea ref={ids} name="thing_ids" hidden readOnly defaultValue={standing.map(({ id }) => id).join(',')} />
      {things.length === 0 && <p className={adminStyles['note']}>{words.emptyWall}</p>}
      <ol className={styles['things']}>
        {things.map((thing, at) => (
          <Thing
            key={thing.id}
            thing={thing}
            onUp={at === 0 ? null : () => change(moved(things, at, at - 1))}
            onDown={at === things.length - 1 ? null : () => change(moved(things, at, at + 1))}
            onRemove={() => change(things.filter(({ id }) => id !== thing.id))}
          />
        ))}
      </ol>
      <div className={styles['add']}>
        <TextField
          ref={typed}
          label={words.addThing}
          autoComplete="off"
          onKeyDown={onKeyDown}
          error={problem ?? error}
        />
        <Button isBusy={isBusy} onClick={() => void add()}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}

interface ThingProps {
  readonly thing: WallThing
  readonly onUp: (() => void) | null
  readonly onDown: (() => void) | null
  readonly onRemove: () => void
}

function Thing({ thing, onUp, onDown, onRemove }: ThingProps) {
  const title = thing.title || adminWords.untitled
  return (
    <li className={styles['thing']}>
      {thing.image_url === null ? (
        <span className={adminStyles['picture']} />
      ) : (
        <img className={adminStyles['picture']} src={thing.image_url} alt="" />
      )}
      <span className={styles['name']}>
        {title}
        {thing.is_gone && <span className={adminStyles['detail']}>{words.gone}</span>}
      </span>
      <span className={styles['buttons']}>
        <Button size={32} aria-label={words.up({ title })} disabled={onUp === null} onClick={onUp ?? undefined}>
          <ArrowUp size={16} aria-hidden="true" />
        </Button>
        <Button size={32} aria-label={words.down({ title })} disabled={onDown === null} onClick={onDown ?? undefined}>
          <ArrowDown size={16} aria-hidden="true" />
        </Button>
        <Button size={32} aria-label={words.remove({ title })} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </Button>
      </span>
    </li>
  )
}
