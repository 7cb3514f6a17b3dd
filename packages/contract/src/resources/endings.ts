import { z } from 'zod'
import { count, entityId, wireDate } from '../entities/fields.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { flag } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/**
 * Also the business accounts that are linked to the viewer's. Those with a second factor stay: a link stands for the
 * password alone.
 */
const withLinked = { with_linked: flag.default(false) }

/** Going away for a while. */
export const accountDeactivationResource = resource('AccountDeactivation', {
  create: command({
    summary: 'Hide the account and everything on it, and log out everywhere. Logging in brings it back.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    rows: ['settings export_delete_account'],
    options: z.object(withLinked),
    reply: z.null(),
  }),
})
/** Deactivating the account, under the name that other clients use. */
export const deactivateAccountResource = resource('DeactivateAccount', {
  create: command({
    summary: 'Hide the account and everything on it, and log out everywhere. Logging in brings it back.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'change' },
    noRow: 'own account: AccountDeactivationResource under another name',
    options: z.object(withLinked),
    reply: z.null(),
  }),
})

/** What the link in the email carries. */
const endingToken = z
  .string()
  .min(1, { error: () => wrongOptionWords.isMissing })
  .max(200)

/** Going for good: asked for here, decided by a link in an email. */
export const accountDeletionResource = resource('AccountDeletion', {
  create: command({
    summary: 'Send an email with the final step of deleting the account.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    rows: ['settings export_delete_account'],
    options: z.object(withLinked),
    reply: z.null(),
  }),
  update: command({
    summary: 'The final step: closes the account. Logging in within two weeks keeps it.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'public: whoever has the link, of 192 random bits, from the email',
    access: 'public',
    options: z.object({ token: endingToken }),
    reply: z.object({ ends_at: wireDate }),
  }),
})

export const dataExportStates = ['waiting', 'working', 'ready', 'failed'] as const

/** All of a member's data in one file, and how far it is. */
export const dataExport = z.object({
  id: entityId,
  state: z.enum(dataExportStates),
  /** Of a hundred. */
  progress: count,
  byte_size: z.int().nullable(),
  asked_at: wireDate,
  /** When the file goes. */
  expires_at: wireDate,
  /** Where the file is, once it is ready. */
  download_path: z.string().nullable(),
})
export type DataExport = z.output<typeof dataExport>

/** Taking one's data along. */
export const dataExportResource = resource('DataExport', {
  get: query({
    summary: "The viewer's newest export; null where there is none.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['settings read'],
    access: 'member',
    options: z.object({}),
    reply: dataExport.nullable(),
  }),
  create: command({
    summary: "Collect all of the viewer's data and pictures into one file. One at a time.",
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: limited' },
    rows: ['settings export_delete_account'],
    options: z.object({}),
    reply: dataExport,
  }),
})
