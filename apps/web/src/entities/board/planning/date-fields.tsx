import type { Board } from '@pinfold/contract'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
} from 'react-aria-components'
import { useLocale } from '../../../api/viewer.ts'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './date-fields.module.css'
import { dayOfWire } from './event-days.ts'
import { dateFieldWords } from './date-fields.words.ts'

type Day = CalendarDate | null

const dayOf = (wireDate: string | null | undefined): Day =>
  typeof wireDate === 'string' ? parseDate(dayOfWire(wireDate)) : null

interface DateFieldsProps {
  readonly board: Board
  readonly errors: Readonly<Record<string, string>>
}

/** BO-05: the day a board is about, and the last one where there are several. They stand in the form by their names. */
export function DateFields({ board, errors }: DateFieldsProps) {
  const [first, setFirst] = useState<Day>(dayOf(board.event_date))
  const [last, setLast] = useState<Day>(dayOf(board.event_end_date))
  const choose = (day: Day) => {
    setFirst(day)
    if (day === null || (last !== null && last.compare(day) <= 0)) setLast(null)
  }
  return (
    <I18nProvider locale={useLocale()}>
      <div className={styles['fields']}>
        <DayField
          label={dateFieldWords.date}
          removal={dateFieldWords.removeDate}
          name="event_date"
          value={first}
          onChange={choose}
          error={errors['event_date']}
        />
        {/* Without a first day there is no last one. */}
        {first !== null && (
          <DayField
            label={dateFieldWords.lastDay}
            removal={dateFieldWords.removeLastDay}
            name="event_end_date"
            value={last}
            earliest={first}
            onChange={setLast}
            error={errors['event_end_date']}
          />
        )}
      </div>
    </I18nProvider>
  )
}

interface DayFieldProps {
  readonly label: string
  /** What the button says that empties the field. */
  readonly removal: string
  readonly name: string
  readonly value: Day
  readonly earliest?: CalendarDate
  readonly onChange: (day: Day) => void
  readonly error: string | undefined
}

function DayField({ label, removal, name, value, earliest, onChange, error }: DayFieldProps) {
  return (
    <DatePicker
      className={styles['picker'] ?? ''}
      value={value}
      {...(earliest && { minValue: earliest })}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      onChange={onChange}
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <input type="hidden" name={name} value={value?.toString() ?? ''} />
      <Group className={styles['group'] ?? ''}>
        <DateInput className={styles['input'] ?? ''}>
          {(segment) => <DateSegment className={styles['segment'] ?? ''} segment={segment} />}
        </DateInput>
        {value !== null && (
          <IconButton
            // Inside a date picker every button of React Aria's would be its own.
            className={styles['clear']}
            label={removal}
            icon={<X size={20} aria-hidden="true" />}
            tooltip="none"
            onClick={() => onChange(null)}
          />
        )}
        <Button className={styles['opener'] ?? ''}>
          <CalendarDays size={20} aria-hidden="true" />
        </Button>
      </Group>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <Popover className={styles['popover'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''}>
          <Calendar className={styles['calendar'] ?? ''}>
            <header className={styles['month']}>
              <Button slot="previous" className={styles['turn'] ?? ''}>
                <ChevronLeft size={20} aria-hidden="true" />
              </Button>
              <Heading className={styles['monthName'] ?? ''} />
              <Button slot="next" className={styles['turn'] ?? ''}>
                <ChevronRight size={20} aria-hidden="true" />
              </Button>
            </header>
            <CalendarGrid>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className={styles['day'] ?? ''} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}
