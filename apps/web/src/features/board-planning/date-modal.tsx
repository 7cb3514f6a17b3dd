import { type Board, boardResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import formStyles from '../../entities/board/making/board-forms.module.css'
import { DateFields } from '../../entities/board/planning/date-fields.tsx'

interface DateModalProps {
  readonly board: Board
  readonly onClose: () => void
}

/** Chooses the day or days a board is about. */
export function DateModal({ board, onClose }: DateModalProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['event_date', 'event_end_date'],
    send: async (values) => {
      await call(boardResource.update, {
        board_id: board.id,
        event_date: values.text('event_date'),
        event_end_date: values.text('event_end_date'),
      })
      onClose()
    },
  })
  return (
    <Modal heading={typeof board.event_date === 'string' ? 'Date' : 'Add a date'} isOpen onClose={onClose} width={440}>
      <form {...formProps} className={formStyles['form']} aria-label="Board date">
        <DateFields board={board} errors={errors} />
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={formStyles['buttons']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  )
}
