import { draftFields, limits, pinResource, type Topic } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { columnsOf, type DraftFields } from '../draft-fields.ts'
import { draftRefusalWords } from '../draft-refusals.words.ts'
import type { NamedBoard, NamedSection } from './known-places.queries.ts'
import type { CsvColumn, CsvRow } from './read-csv.ts'

/** What a row may name. */
export interface Known {
  readonly boards: readonly NamedBoard[]
  readonly sections: readonly NamedSection[]
  readonly topics: readonly Topic[]
  readonly zone: string
  readonly now: Date
}

/** What a row asks for, or what is wrong with it. */
export type CheckedRow = { readonly fields: DraftFields } | { readonly column: CsvColumn; readonly problem: string }

const columnOfField: Readonly<Record<string, CsvColumn>> = {
  title: 'title',
  description: 'description',
  link: 'link',
  alt_text: 'alt_text',
  media_url: 'media_url',
  publish_at: 'publish_date',
  zone: 'publish_date',
  topic_ids: 'topics',
}

class WrongRow extends Error {
  readonly column: CsvColumn
  constructor(column: CsvColumn, problem: string) {
    super(problem)
    this.column = column
  }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Reads a row as a draft. Nothing is made. */
export function checkRow(row: CsvRow, known: Known, messageOf: (error: AppError) => string): CheckedRow {
  try {
    return { fields: fieldsOf(row, known) }
  } catch (error) {
    if (error instanceof WrongRow) return { column: error.column, problem: error.message }
    if (error instanceof AppError)
      return { column: columnOfField[error.details.field ?? ''] ?? 'title', problem: messageOf(error) }
    throw error
  }
}

function fieldsOf(row: CsvRow, known: Known): DraftFields {
  if (row.media_url === '') throw new WrongRow('media_url', draftRefusalWords.needsMedia)
  const board = row.board === '' ? null : known.boards.find(({ name }) => isSame(name, row.board))
  if (board === undefined) throw new WrongRow('board', draftRefusalWords.unknownBoard({ board: row.board }))
  const said = {
    title: row.title,
    description: row.description,
    alt_text: row.alt_text,
    link: row.link,
    media_url: row.media_url,
    board_id: board?.id ?? null,
    section_id: sectionOf(row, board, known),
    topic_ids: topicsOf(row, known),
    ...(row.publish_date !== '' && { publish_at: wallTimeOf(row.publish_date), zone: known.zone }),
  }
  const read = draftFields.safeParse(said)
  // Nobody types any more: the words have to be those of a pin already.
  const asPin = pinResource.create.options.safeParse({ upload_id: '1', title: row.title, link: row.link })
  const [issue] = [...(read.error?.issues ?? []), ...(asPin.error?.issues ?? [])]
  if (!read.success || issue) throw new WrongRow(columnOfField[String(issue?.path[0])] ?? 'title', issue?.message ?? '')
  const fields = read.data
  // Says whether its time can be.
  columnsOf(fields, null, known.now)
  return fields
}

function sectionOf(row: CsvRow, board: NamedBoard | null, { sections }: Known) {
  if (row.section === '') return null
  const section = sections.find(({ boardId, title }) => boardId === board?.id && isSame(title, row.section))
  if (!section) throw new WrongRow('section', draftRefusalWords.unknownSection({ section: row.section }))
  return section.id
}

function topicsOf(row: CsvRow, { topics }: Known): string[] {
  const named = row.topics.split(/[,|]/).flatMap((name) => (name.trim() === '' ? [] : [name]))
  if (named.length > limits.drafts.topics)
    throw new WrongRow('topics', draftRefusalWords.mostTopics({ most: String(limits.drafts.topics) }))
  return named.map((name) => {
    const topic = topics.find((one) => isSame(one.name, name) || isSame(one.slug, name))
    if (!topic) throw new WrongRow('topics', draftRefusalWords.unknownTopic({ topic: name.trim() }))
    return topic.id
  })
}

/** `2026-03-29 14:30` and `2026-03-29T14:30:00` are the same; a day alone means nine in the morning. */
function wallTimeOf(text: string): string {
  const [, day, time = '09:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text) ?? []
  if (day === undefined) throw new WrongRow('publish_date', draftRefusalWords.wrongDate)
  return `${day}T${time}`
}
