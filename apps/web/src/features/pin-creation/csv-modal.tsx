import { importPinCsv, limits, type PinCsvRow, type PinDraft } from '@pinfold/contract'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import form from '../../entities/pin/fields/pin-form.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { counted } from '../../ui/format.ts'
import { Modal } from '../../ui/modal.tsx'
import styles from './csv-modal.module.css'
import { csvModalWords } from './csv-modal.words.ts'

interface CsvModalProps {
  readonly zone: string
  readonly onClose: () => void
  readonly onMade: (drafts: readonly PinDraft[]) => void
}

interface Checked {
  readonly csv: string
  readonly rows: readonly PinCsvRow[]
  readonly newCount: number
}

const COLUMNS = 'title,media_url,board,section,description,link,alt_text,publish_date,topics'
const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`${COLUMNS}\r\n`)}`

/** Many drafts from a list: it is checked first, and each row that is wrong is named. */
export function CsvModal({ zone, onClose, onMade }: CsvModalProps) {
  const locale = useLocale()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const wrong = checked?.rows.filter(({ state }) => state === 'wrong') ?? []
  const known = checked?.rows.filter(({ state }) => state === 'known').length ?? 0

  const send = async (csv: string, isCheck: boolean) => {
    setBusy(true)
    setError(null)
    try {
      const { data } = await call(importPinCsv, { csv, is_check: isCheck, zone })
      if (isCheck || data.drafts.length === 0) setChecked({ csv, rows: data.rows, newCount: data.new_count })
      else onMade(data.drafts)
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const check = async (file: File | undefined) => {
    setChecked(null)
    if (!file) return
    if (file.size > limits.drafts.longestCsv) return setError(csvModalWords.tooLong)
    await send(await file.text(), true)
  }
  return (
    <Modal heading={csvModalWords.heading} isOpen onClose={onClose} width={560}>
      <div className={form['form']}>
        <p>{csvModalWords.text({ most: String(limits.drafts.csvRows) })}</p>
        <a className={styles['template']} href={template} download="pins.csv">
          <Download size={20} aria-hidden="true" />
          {csvModalWords.template}
        </a>
        <label className={styles['file']}>
          <input
            className="visually-hidden"
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => {
              void check(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <FileSpreadsheet size={24} aria-hidden="true" />
          {csvModalWords.choose}
        </label>
        <div aria-live="polite">
          {error !== null && <FieldError>{error}</FieldError>}
          {checked && wrong.length === 0 && <p>{csvModalWords.good(counted(checked.newCount, locale))}</p>}
          {checked && known > 0 && <p>{csvModalWords.known(counted(known, locale))}</p>}
          {wrong.length > 0 && <p>{csvModalWords.wrong(counted(wrong.length, locale))}</p>}
        </div>
        {wrong.length > 0 && (
          <ul className={styles['report']} aria-label={csvModalWords.report}>
            {wrong.map(({ row, column, title, problem }) => (
              <li key={row}>
                <strong>{csvModalWords.row({ row: String(row), column: column ?? '' })}</strong> {problem}
                {title !== '' && <span className={styles['title']}>{title}</span>}
              </li>
            ))}
          </ul>
        )}
        <div className={form['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={!checked || wrong.length > 0 || checked.newCount === 0}
            onClick={() => checked && void send(checked.csv, false)}
          >
            {csvModalWords.make(counted(checked?.newCount ?? 0, locale))}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
