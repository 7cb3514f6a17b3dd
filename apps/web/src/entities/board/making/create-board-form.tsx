import { type Board, boardResource, limits } from '@pinfold/contract'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './board-forms.module.css'
import { createErrors } from './create-failure.ts'
import { NameChips } from './name-chips.tsx'
import { actionWords } from '../../../ui/action.words.ts'
import { boardMakingWords } from './board-making.words.ts'

interface CreateBoardFormProps {
  readonly defaultName?: string
  /** Part of a page: the focus stays where it is. */
  readonly isInline?: boolean
  /** Names to choose from; the first one stands in the field where no other name is given. */
  readonly names?: readonly string[]
  /** The names' row is there before them, and stays where none come. */
  readonly namesRow?: 'waiting' | 'kept' | undefined
  /** There is nothing yet that the board could be made for. */
  readonly isHeld?: boolean
  /** The form stays busy until this is done. */
  readonly onCreated: (board: Board) => void | Promise<void>
  readonly onCancel?: () => void
}

/** VR-01: a name and whether it is secret. Create waits for a name. */
export function CreateBoardForm({
  names = [],
  namesRow,
  defaultName = names[0] ?? '',
  isInline = false,
  isHeld = false,
  onCreated,
  onCancel,
}: CreateBoardFormProps) {
  const [typed, setTyped] = useState(defaultName)
  const field = useRef<HTMLInputElement>(null)
  const isBlank = typed.trim() === ''
  const [isTouched, setTouched] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields: ['name'],
    validate: (values) => (values.text('name').trim() === '' ? { name: boardMakingWords.blankName } : {}),
    errorsOf: createErrors,
    send: async (values) => {
      const privacy = values.isChecked('secret') ? 'secret' : 'public'
      const { data: board } = await call(boardResource.create, { name: values.text('name'), privacy })
      await onCreated(board)
    },
  })
  const nameError = errors['name'] ?? (isTouched && isBlank ? boardMakingWords.blankName : undefined)
  return (
    <form {...formProps} className={styles['form']} aria-label={boardMakingWords.createBoard}>
      <TextField
        label={boardMakingWords.name}
        name="name"
        placeholder={boardMakingWords.nameExample}
        maxLength={limits.boardName.longest}
        autoComplete="off"
        defaultValue={defaultName}
        autoFocus={!isInline}
        error={nameError}
        // Also right for a name that was typed before the page came alive.
        ref={(input) => {
          field.current = input
          if (input) setTyped(input.value)
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => setTouched(event.target.value !== '')}
      />
      {(namesRow !== undefined || names.some((name) => name !== defaultName)) && (
        <NameChips
          names={names}
          isWaiting={namesRow === 'waiting'}
          isRow={namesRow !== undefined}
          chosen={typed}
          onChoose={(name) => {
            if (!field.current) return
            field.current.value = name
            setTyped(name)
            // As if it were typed: what was said of the name before is over.
            field.current.dispatchEvent(new Event('input', { bubbles: true }))
          }}
        />
      )}
      <Checkbox name="secret" value="true" label={boardMakingWords.secret} help={boardMakingWords.secretHelp} />
      <div className={styles['buttons']}>
        {onCancel && (
          <Button kind="secondary" onClick={onCancel}>
            {actionWords.cancel}
          </Button>
        )}
        <Button type="submit" kind="primary" isBusy={isBusy} disabled={isBlank || isHeld}>
          {actionWords.create}
        </Button>
      </div>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
    </form>
  )
}
