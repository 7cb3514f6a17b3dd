import { type BoardToDo, boardToDoResource, limits } from '@pinfold/contract'
import { Plus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { afterPress } from '../../ui/after-press.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { closePlanDoor } from '../../entities/board/planning/plan-door.ts'
import styles from './planning.module.css'
import { ToDoRow } from './to-do-row.tsx'
import { usePlanChange } from './use-planning.ts'
import { useLocale } from '../../api/viewer.ts'
import { formatCount } from '../../ui/format.ts'
import { boardPlanningWords } from './board-planning.words.ts'

interface ToDosCardProps {
  readonly boardId: string
  readonly toDos: readonly BoardToDo[]
  /** Somebody wants to add one now. */
  readonly isCalled: boolean
}

/** The to-dos of a board: ticked, changed and moved in their rows, added at the end. */
export function ToDosCard({ boardId, toDos, isCalled }: ToDosCardProps) {
  const change = usePlanChange(boardId)
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [error, setError] = useState<string | null>(null)
  const done = toDos.filter((toDo) => toDo.is_done).length
  useEffect(() => {
    if (!isCalled) return
    input.current?.scrollIntoView({ block: 'nearest' })
    input.current?.focus({ preventScroll: true })
  }, [isCalled])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const field = input.current
    const text = field?.value.trim() ?? ''
    if (!field || text === '') return
    setError(null)
    field.value = ''
    await change({
      send: () => call(boardToDoResource.create, { board_id: boardId, text }),
      onRefused: (failure) => {
        // What was typed stays, unless something new was typed meanwhile.
        if (field.value === '') field.value = text
        setError(messageOf(failure))
      },
    })
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div
      className={styles['card']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isCalled || currentTarget.contains(relatedTarget)) return
        afterPress(() => {
          if (!currentTarget.contains(document.activeElement)) closePlanDoor()
        })
      }}
    >
      <div className={styles['cardHead']}>
        <h2 className={styles['cardHeading']}>{boardPlanningWords.toDos}</h2>
        {toDos.length > 0 && (
          <span className={styles['count']}>
            {boardPlanningWords.done({ done: formatCount(done, locale), total: formatCount(toDos.length, locale) })}
          </span>
        )}
      </div>
      <ul ref={list} className={styles['toDos']}>
        {toDos.map((toDo, at) => (
          <ToDoRow
            key={toDo.id}
            boardId={boardId}
            toDo={toDo}
            before={toDos[at - 2]?.id ?? (at === 1 ? '' : null)}
            after={toDos[at + 1]?.id ?? null}
          />
        ))}
      </ul>
      <form className={styles['adder']} onSubmit={(event) => void add(event)} aria-label={boardPlanningWords.addToDo}>
        <input
          ref={input}
          className={styles['adderField']}
          aria-label={boardPlanningWords.addToDo}
          placeholder={boardPlanningWords.addToDo}
          maxLength={limits.boardPlanning.longestToDo}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error !== null || undefined}
        />
        <IconButton
          type="submit"
          label={boardPlanningWords.add}
          icon={<Plus size={20} />}
          tooltip="none"
          // The field keeps the focus, for the next one.
          onMouseDown={(event) => event.preventDefault()}
        />
      </form>
      <div aria-live="polite">{error !== null && <FieldError>{error}</FieldError>}</div>
    </div>
  )
}
