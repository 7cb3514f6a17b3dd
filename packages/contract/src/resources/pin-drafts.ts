import { z } from 'zod'
import { pin } from '../entities/pin.ts'
import { pictureEdit, pinDraft } from '../entities/pin-draft.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { boardId, flag, id, idList, sectionId, whole } from '../wire/scalars.ts'
import { productTags } from './pin-kinds.ts'
import { actingFor, orText, text, webAddress } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const most = limits.drafts
const noRow = 'own account: what the viewer has not published; test/drafts tries others’'
const rows = ['draft read_write'] as const
const drafts = z.array(pinDraft)
const draftIds = idList(most.atOnce)
const which = z.object({ draft_ids: draftIds, ...actingFor })
const one = z.object({ draft_id: id, ...actingFor })
const orNone = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => null), z.null(), schema])

/** A day and time of the clock on the wall; empty takes the draft out of the schedule. */
const wallTime = z.union([
  z.literal(''),
  z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: () => wrongOptionWords.wallTime }),
])

/** What can be set of many drafts at once. */
const shared = {
  board_id: orNone(boardId).optional(),
  section_id: orNone(sectionId).optional(),
  topic_ids: idList(most.topics).optional(),
  link: text(limits.pinLink.longest).optional(),
  publish_at: wallTime.optional(),
  /** The zone of `publish_at`, as `Europe/Berlin`. */
  zone: z.string().max(64).optional(),
}

const fields = {
  ...shared,
  /** The address of a picture that is to be fetched later; an upload takes its place. */
  media_url: webAddress.optional(),
  upload_id: orNone(id).optional(),
  cover_upload_id: orNone(id).optional(),
  edit: orText(z.union([z.null(), pictureEdit])).optional(),
  title: text(limits.pinTitle.longest).optional(),
  description: text(limits.pinDescription.longest).optional(),
  alt_text: text(limits.pinAltText.longest).optional(),
  is_comments_allowed: flag.optional(),
  is_similar_products_shown: flag.optional(),
  /** Own pins with a price, and where they are on the picture; those that are none when the pin is made are left out. */
  product_tags: productTags.optional(),
}

/** What can be said of a new draft. */
export const draftFields = z.object(fields)

/** The viewer's drafts, those that wait for their time among them. */
export const listPinDrafts = endpoint(
  'GET',
  '/v3/pin_drafts/',
  query({
    summary: "The viewer's drafts in their order, those that wait for their time among them.",
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, rate: 'none: reads' },
    rows,
    access: 'member',
    options: z.object({ ...actingFor }),
    reply: drafts,
  }),
)

/** New drafts, behind those there are. */
export const createPinDrafts = endpoint(
  'POST',
  '/v3/pin_drafts/',
  command({
    summary: `Keep new drafts, behind those there are; a member has at most ${most.most}.`,
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    noRow,
    options: z.object({ drafts: orText(z.array(draftFields).min(1).max(most.most)), ...actingFor }),
    reply: drafts,
  }),
)

/** Changes of one draft. */
export const updatePinDraft = endpoint(
  'PUT',
  '/v3/pin_drafts/{draft_id}/',
  command({
    summary: 'Change a draft. What is left out stays. Refused where it was changed after the version that is named.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    rows,
    options: z.object({ draft_id: id, version: whole, ...fields, ...actingFor }),
    reply: pinDraft,
  }),
)

/** Changes of many drafts at once, alike. */
export const updatePinDrafts = endpoint(
  'PUT',
  '/v3/pin_drafts/many/',
  command({
    summary: 'Set board, section, topics, link or time of many drafts at once.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    rows,
    options: z.object({ draft_ids: draftIds, ...shared, ...actingFor }),
    reply: drafts,
  }),
)

/** Throws drafts away; for a while they can be brought back. */
export const deletePinDrafts = endpoint(
  'DELETE',
  '/v3/pin_drafts/',
  command({
    summary: 'Throw drafts away. For an hour they can be brought back.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'none: less' },
    rows,
    options: which,
    reply: z.null(),
  }),
)

/** Brings drafts back that were thrown away. */
export const restorePinDrafts = endpoint(
  'POST',
  '/v3/pin_drafts/restore/',
  command({
    summary: 'Bring drafts back that were thrown away.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    noRow,
    options: which,
    reply: drafts,
  }),
)

/** The order of the drafts. */
export const orderPinDrafts = endpoint(
  'PUT',
  '/v3/pin_drafts/order/',
  command({
    summary: 'Put drafts in order. Those that are not named come behind.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    rows,
    options: which,
    reply: z.null(),
  }),
)

/** A draft once more. */
export const duplicatePinDraft = endpoint(
  'POST',
  '/v3/pin_drafts/{draft_id}/duplicate/',
  command({
    summary: 'Keep the same draft once more, right behind it. Its file counts again.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    rows,
    options: one,
    reply: pinDraft,
  }),
)

/** Makes the pin, now. */
export const publishPinDraft = endpoint(
  'POST',
  '/v3/pin_drafts/{draft_id}/publish/',
  command({
    summary: 'Make the Pin of a draft, now. The draft is gone then.',
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'pin' },
    rows,
    options: one,
    reply: pin,
  }),
)

/** What is said of one row of a list. */
const csvRow = z.object({
  /** As spreadsheets count: the row of names is the first. */
  row: z.int().min(1),
  title: z.string(),
  /** Known: a draft was made of the same row before. */
  state: z.enum(['new', 'known', 'wrong']),
  /** The column that is wrong. */
  column: z.string().nullable(),
  problem: z.string().nullable(),
})
export type PinCsvRow = z.output<typeof csvRow>

/** Many drafts at once, from a list. */
export const importPinCsv = endpoint(
  'POST',
  '/v3/pin_drafts/csv/',
  command({
    summary: `Make drafts of the rows of a CSV file, at most ${most.csvRows}: of all that are new, or of none where one is wrong.`,
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true }, mayHide: false, rate: 'change' },
    noRow,
    options: z.object({
      csv: z.string().max(most.longestCsv),
      /** Only says what would be made. */
      is_check: flag.default(false),
      /** The zone of the times in it. */
      zone: z.string().max(64).default('UTC'),
      ...actingFor,
    }),
    reply: z.object({ rows: z.array(csvRow), new_count: z.int().min(0), drafts }),
  }),
)
