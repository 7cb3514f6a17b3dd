import { type BoardPlanning, type BoardToDo, boardToDoResource, limits } from '@pinfold/contract'
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { useMember } from '../../api/viewer.ts'
import { afterPress } from '../../ui/after-press.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { showToast } from '../../ui/toast-store.ts'
import styles from './planning.module.css'
import { usePlanChange } from './use-planning.ts'
import { actionWords } from '../../ui/action.words.ts'
import { boardPlanningWords } from './board-planning.words.ts'

interface ToDoRowProps {
  readonly boardId: string
  readonly toDo: BoardToDo
  /** What it stands behind once it is one place up, empty for the first place; null where it stands first. */
  readonly before: string | null
  /** What it stands behind once it is one place down; null where it stands last. */
  readonly after: string | null
}

const withToDo = (id: string, changes: Partial<BoardToDo>) => (planning: BoardPlanning) => ({
  ...planning,
  to_dos: planning.to_dos.map((toDo) => (toDo.id === id ? { ...toDo, ...changes } : toDo)),
})

/** One to-do with its tick and its menu. */
export function ToDoRow({ boardId, toDo, before, after }: ToDoRowProps) {
  const { id, text, is_done: isDone, done_by: doneBy } = toDo
  const change = usePlanChange(boardId)
  const ownId = useMember()?.id
  const [isEditing, setEditing] = useState(false)
  const [said, setSaid] = useState('')
  // At once: what is kept of the plan shows a moment later, and the box would be seen to jump back. No transition, which
  // would hold all others of the page until the server has answered.
  const [ticksOnTheWay, setTicks] = useState<readonly boolean[]>([])
  const isTicked = ticksOnTheWay.at(-1) ?? isDone
  const tick = async (wanted: boolean) => {
    setTicks((before) => [...before, wanted])
    await change({
      expect: withToDo(id, { is_done: wanted, ...(!wanted && { done_by: null }) }),
      send: () => call(boardToDoResource.update, { to_do_id: id, is_done: wanted }),
    })
    setTicks((before) => before.slice(1))
  }
  const move = async (place: string, words: string) => {
    await change({ send: () => call(boardToDoResource.update, { to_do_id: id, after_to_do_id: place }) })
    setSaid(words)
  }
  const remove = () =>
    void change({
      expect: (planning) => ({ ...planning, to_dos: planning.to_dos.filter((one) => one.id !== id) }),
      send: async () => {
        const answer = await call(boardToDoResource.delete, { to_do_id: id })
        showToast({ text: boardPlanningWords.toDoDeleted })
        return answer
      },
    })
  const choices: MenuChoice[] = [
    { id: 'edit', label: actionWords.edit, icon: <Pencil size={20} />, onChoose: () => setEditing(true) },
    ...(before === null
      ? []
      : [
          {
            id: 'up',
            label: boardPlanningWords.moveUp,
            icon: <ArrowUp size={20} />,
            onChoose: () => void move(before, boardPlanningWords.movedUp({ toDo: text })),
          },
        ]),
    ...(after === null
      ? []
      : [
          {
            id: 'down',
            label: boardPlanningWords.moveDown,
            icon: <ArrowDown size={20} />,
            onChoose: () => void move(after, boardPlanningWords.movedDown({ toDo: text })),
          },
        ]),
    { id: 'delete', label: actionWords.delete, icon: <Trash2 size={20} />, isDangerous: true, onChoose: remove },
  ]
  if (isEditing) return <ToDoEditor boardId={boardId} toDo={toDo} onDone={() => setEditing(false)} />
  return (
    <li className={styles['toDo']}>
      <label className={classNames(styles['tick'], isDone && styles['done'])}>
        <input type="checkbox" checked={isTicked} onChange={(event) => void tick(event.target.checked)} />
        <span>
          <span className={styles['toDoText']}>{text}</span>
          {isDone && doneBy && (
            <small>
              {doneBy.id === ownId
                ? boardPlanningWords.doneByYou
                : boardPlanningWords.doneBy({ name: doneBy.full_name })}
            </small>
          )}
        </span>
      </label>
      <Menu
        className={styles['toDoMenu'] ?? ''}
        label={boardPlanningWords.optionsFor({ toDo: text })}
        icon={<Ellipsis size={20} />}
        groups={[{ id: 'to-do', choices }]}
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </li>
  )
}

interface ToDoEditorProps extends Pick<ToDoRowProps, 'boardId' | 'toDo'> {
  readonly onDone: () => void
}

/** Enter and leaving the field keep what was typed, Escape does not. */
function ToDoEditor({ boardId, toDo, onDone }: ToDoEditorProps) {
  const change = usePlanChange(boardId)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const isOver = useRef(false)
  const keep = () => {
    isOver.current = true
    const text = input.current?.value.trim() ?? ''
    if (text === '' || text === toDo.text) return
    void change({
      expect: withToDo(toDo.id, { text }),
      send: () => call(boardToDoResource.update, { to_do_id: toDo.id, text }),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      keep()
      onDone()
    }
    if (event.key === 'Escape') {
      isOver.current = true
      onDone()
    }
  }
  return (
    <li className={styles['toDo']}>
      <input
        ref={input}
        className={styles['adderField']}
        aria-label={boardPlanningWords.change({ toDo: toDo.text })}
        defaultValue={toDo.text}
        maxLength={limits.boardPlanning.longestToDo}
        autoFocus
        onBlur={() => {
          if (isOver.current) return
          keep()
          // Its row may be higher than the field.
          afterPress(onDone)
        }}
        onKeyDown={onKeyDown}
      />
    </li>
  )
}
