import { type Board, boardPrivacies, boardResource, boardSensitivityResource, limits } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm, type Values } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import styles from '../../entities/board/making/board-forms.module.css'
import { boardMakingWords } from '../../entities/board/making/board-making.words.ts'
import { CategoryField } from './category-field.tsx'
import { CoverField } from './cover-field.tsx'
import { PrivacyField } from './privacy-field.tsx'
import { dayOfWire } from '../../entities/board/planning/event-days.ts'
import { loadPart } from '../../ui/load-part.ts'
import { actionWords } from '../../ui/action.words.ts'
import { boardEditingWords } from './board-editing.words.ts'

const DateFields = lazy(() =>
  loadPart(() => import('../../entities/board/planning/date-fields.tsx')).then((module) => ({
    default: module.DateFields,
  })),
)

interface EditBoardFormProps {
  readonly board: Board
  /** What else can be done with the board, which ends it or puts it away. */
  readonly ends: readonly MenuChoice[]
  /** Hears of the board as it was when the form opened, too. */
  readonly onSaved: (board: Board, before: Board) => void
  readonly onCancel: () => void
}

/** BO-02, RP-09: words, cover and days; for its owner also who can see the board and what it is used for. */
export function EditBoardForm({ board, ends, onSaved, onCancel }: EditBoardFormProps) {
  const isDeciding = board.viewer_can.archive_merge_privacy
  const [isChoosing, setChoosing] = useState(false)
  const [opened] = useState(board)
  const { errors, isBusy, formProps } = useForm({
    fields: ['name', 'description', 'category', 'cover_pin_id', 'event_date', 'event_end_date', 'privacy'],
    validate: (values) => (values.text('name').trim() === '' ? { name: boardMakingWords.blankName } : {}),
    send: async (values) => {
      const { data } = await call(boardResource.update, {
        board_id: board.id,
        name: values.text('name'),
        description: values.text('description'),
        category: values.text('category'),
        event_date: values.text('event_date'),
        event_end_date: values.text('event_end_date'),
        ...coverOf(values),
        ...(isDeciding && ownersChoices(board, values)),
      })
      const isSensitive = values.isChecked('is_sensitive')
      if (isDeciding && isSensitive !== (board.is_marked_sensitive ?? false))
        await call(boardSensitivityResource.update, { board_id: board.id, is_sensitive: isSensitive })
      onSaved(data, opened)
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={boardEditingWords.editBoard}>
      <CoverField board={board} error={errors['cover_pin_id']} isChoosing={isChoosing} onChoosing={setChoosing} />
      {/* What was typed stays while a cover is chosen. */}
      <div className={styles['form']} hidden={isChoosing}>
        <TextField
          label={boardEditingWords.name}
          name="name"
          defaultValue={board.name}
          maxLength={limits.boardName.longest}
          autoComplete="off"
          error={errors['name']}
        />
        <TextArea
          label={boardEditingWords.description}
          name="description"
          defaultValue={board.description}
          maxLength={limits.boardDescription.longest}
          error={errors['description']}
        />
        <CategoryField category={board.category} error={errors['category']} />
        <Suspense fallback={<KeptDays board={board} />}>
          <DateFields board={board} errors={errors} />
        </Suspense>
        {isDeciding && <PrivacyField privacy={board.privacy} error={errors['privacy']} />}
        {isDeciding && (
          <fieldset className={styles['privacy']}>
            <legend>{boardEditingWords.personalization}</legend>
            <Checkbox
              name="allow_homefeed_recommendations"
              value="true"
              defaultChecked={board.allow_homefeed_recommendations ?? true}
              label={boardEditingWords.suggest}
              help={boardEditingWords.suggestHelp}
            />
          </fieldset>
        )}
        {isDeciding && board.is_marked_sensitive !== undefined && (
          <Checkbox
            name="is_sensitive"
            value="true"
            defaultChecked={board.is_marked_sensitive}
            label={boardEditingWords.sensitive}
            help={boardEditingWords.sensitiveHelp}
          />
        )}
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={styles['buttons']}>
          <Button onClick={onCancel}>{actionWords.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {actionWords.save}
          </Button>
        </div>
        {ends.length > 0 && (
          <div className={styles['ends']} role="group" aria-label={boardEditingWords.moreWithBoard}>
            {ends.map(({ id, label, icon, isDangerous, onChoose }) => (
              <Button key={id} kind={isDangerous ? 'danger' : 'secondary'} icon={icon} onClick={onChoose}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </form>
  )
}

/** What the board has stands in the form before its fields have come, or saving early would take it away. */
function KeptDays({ board }: { readonly board: Board }) {
  const day = (wireDate: string | null | undefined) => (typeof wireDate === 'string' ? dayOfWire(wireDate) : '')
  return (
    <div className={styles['waiting']}>
      <input type="hidden" name="event_date" value={day(board.event_date)} />
      <input type="hidden" name="event_end_date" value={day(board.event_end_date)} />
    </div>
  )
}

function coverOf(values: Values) {
  const [pinId, crop] = [values.text('cover_pin_id'), values.text('cover_crop')]
  return {
    cover_pin_id: pinId,
    ...(crop !== '' && { cover_crop: JSON.parse(crop) as [number, number, number, number] }),
  }
}

/** Only what differs: to name it is a decision, and not for everybody who may edit the board. */
function ownersChoices(board: Board, values: Values) {
  const privacy = boardPrivacies.find((one) => one === values.text('privacy'))
  const isSuggesting = values.isChecked('allow_homefeed_recommendations')
  return {
    ...(isSuggesting !== (board.allow_homefeed_recommendations ?? true) && {
      allow_homefeed_recommendations: isSuggesting,
    }),
    ...(privacy !== undefined && privacy !== board.privacy && { privacy }),
  }
}
