import { type Board, boardPrivacies, boardResource, boardSensitivityResource, limits } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import styles from './board-forms.module.css'
import { BLANK_BOARD_NAME } from './create-board-form.tsx'

const privacyWords = {
  public: ['Public', 'Everybody can see it.'],
  protected: ['Protected', 'Only people with the link can see it.'],
  secret: ['Secret', 'Only you and collaborators can see it.'],
} as const satisfies Record<(typeof boardPrivacies)[number], readonly [string, string]>

interface EditBoardFormProps {
  readonly board: Board
  readonly onSaved: (board: Board) => void
  readonly onCancel: () => void
}

/** Name, description and, for its owner, who can see the board. */
export function EditBoardForm({ board, onSaved, onCancel }: EditBoardFormProps) {
  const mayChangePrivacy = board.viewer_can.archive_merge_privacy
  const { errors, isBusy, formProps } = useForm({
    fields: ['name', 'description', 'privacy'],
    validate: (values) => (values.text('name').trim() === '' ? { name: BLANK_BOARD_NAME } : {}),
    send: async (values) => {
      const privacy = boardPrivacies.find((one) => one === values.text('privacy'))
      const { data } = await call(boardResource.update, {
        board_id: board.id,
        name: values.text('name'),
        description: values.text('description'),
        ...(mayChangePrivacy && privacy !== undefined && { privacy }),
      })
      const isSensitive = values.isChecked('is_sensitive')
      if (isSensitive !== (board.is_marked_sensitive ?? false))
        await call(boardSensitivityResource.update, { board_id: board.id, is_sensitive: isSensitive })
      onSaved(data)
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label="Edit board">
      <TextField
        label="Name"
        name="name"
        defaultValue={board.name}
        maxLength={limits.boardName.longest}
        autoComplete="off"
        error={errors['name']}
      />
      <TextArea
        label="Description"
        name="description"
        defaultValue={board.description}
        maxLength={limits.boardDescription.longest}
        error={errors['description']}
      />
      {mayChangePrivacy && (
        <fieldset className={styles['privacy']}>
          <legend>Who can see it</legend>
          {boardPrivacies.map((privacy) => (
            <label key={privacy} className={styles['choice']}>
              <input type="radio" name="privacy" value={privacy} defaultChecked={board.privacy === privacy} />
              <span>{privacyWords[privacy][0]}</span>
              <small>{privacyWords[privacy][1]}</small>
            </label>
          ))}
          {errors['privacy'] !== undefined && <FieldError>{errors['privacy']}</FieldError>}
        </fieldset>
      )}
      {board.is_marked_sensitive !== undefined && (
        <Checkbox
          name="is_sensitive"
          value="true"
          defaultChecked={board.is_marked_sensitive}
          label="This board may contain sensitive content"
          help="People are told before they see its Pins."
        />
      )}
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}
