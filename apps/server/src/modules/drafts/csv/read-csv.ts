import { limits } from '@pinfold/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '../../../platform/errors/app-error.ts'
import { draftRefusalWords } from '../draft-refusals.words.ts'

export const csvColumns = [
  'title',
  'media_url',
  'board',
  'section',
  'description',
  'link',
  'alt_text',
  'publish_date',
  'topics',
] as const
export type CsvColumn = (typeof csvColumns)[number]
export type CsvRow = Readonly<Record<CsvColumn, string>>

/** `Media URL` and `media_url` are one name. */
const columnOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')

const refuse = (detail: string) => new AppError('rule_broken', { field: 'csv', detail: `csv: ${detail}` })

/**
 * The rows of a CSV file by the names of its first row; unknown columns are left out. All cells are plain words: what looks
 * like a formula is one. Throws `rule_broken` for what is no such file, or has too many rows.
 */
export function readCsv(text: string): CsvRow[] {
  const records = recordsOf(text)
  if (records.length > limits.drafts.csvRows)
    throw refuse(draftRefusalWords.mostRows({ most: String(limits.drafts.csvRows) }))
  if (records.length === 0) throw refuse(draftRefusalWords.noRows)
  return records.map(
    (record) =>
      Object.fromEntries(csvColumns.map((column) => [column, (record[column] ?? '').trim()])) as Record<
        CsvColumn,
        string
      >,
  )
}

function recordsOf(text: string): Record<string, string | undefined>[] {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map(columnOf),
      // Spreadsheets of many countries write semicolons.
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      max_record_size: 20_000,
      // One more than may be is enough to know.
      to: limits.drafts.csvRows + 1,
    })
  } catch (error) {
    if (error instanceof CsvError) throw refuse(draftRefusalWords.noCsv)
    throw error
  }
}
