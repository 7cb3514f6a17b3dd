import { type Board, boardResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import formStyles from '../../entities/board/making/board-forms.module.css'
import { DateFields } from '../../entities/board/planning/date-fields.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { dateModalWords } from './date-modal.words.ts'

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
    <Modal
      heading={typeof board.event_date === 'string' ? dateModalWords.date : dateModalWords.addDate}
      isOpen
      onClose={onClose}
      width={440}
    >
      <form {...formProps} className={formStyles['form']} aria-label={dateModalWords.label}>
        <DateFields board={board} errors={errors} />
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={formStyles['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {actionWords.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
