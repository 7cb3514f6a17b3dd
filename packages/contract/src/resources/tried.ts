import { z } from 'zod'
import { pictureSignature } from '../entities/picture.ts'
import { tried } from '../entities/tried.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, resource } from '../wire/endpoint.ts'
import { answeringPins, listingOfProfiles, readingPins } from '../wire/permission-row-sets.ts'
import { bookmarks, id, pageSize, pinId } from '../wire/scalars.ts'
import { actingFor, fieldChoice, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most), ...fieldChoice, ...actingFor }

/** Saying that one tried what a pin shows. */
export const didItActivityResource = resource('DidItActivity', {
  create: command({
    summary: 'Say that one tried what a pin shows, with a note or a photo.',
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'none: limited' },
    rows: answeringPins,
    options: z
      .object({
        pin_id: pinId,
        details: text(limits.tried.longest).default(''),
        upload_id: id.optional(),
        /** The address that the upload of the photo was given. */
        image_signature: pictureSignature.optional(),
        ...actingFor,
      })
      .refine(
        ({ details, upload_id, image_signature }) =>
          details !== '' || upload_id !== undefined || image_signature !== undefined,
        { path: ['details'], error: () => wrongOptionWords.noteOrPhoto },
      ),
    reply: tried,
  }),
  delete: command({
    summary: "Take back one's own try, or take another's away from one's own pin.",
    facts: { token: 'pins', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'own words, and what stands under own pins: tried in test/pin-kinds',
    options: z.object({ user_did_it_data_id: id, ...actingFor }),
    reply: z.null(),
  }),
})

/** What a member tried. */
export const didItUserFeedResource = resource('DidItUserFeed', {
  get: pagedQuery({
    summary: 'What a member tried, newest first.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: z.object({ username: z.string(), ...page }),
    reply: z.array(tried),
  }),
})

/** Who tried what a pin shows. */
export const aggregatedActivityFeedResource = resource('AggregatedActivityFeed', {
  get: pagedQuery({
    summary: 'Who tried what a pin shows, newest first.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: readingPins,
    options: z
      .object({
        pin_id: pinId.optional(),
        /** Names the pin by its `aggregated_pin_data.id` instead. */
        aggregated_pin_data_id: id.optional(),
        ...page,
      })
      .refine((options) => options.pin_id !== undefined || options.aggregated_pin_data_id !== undefined, {
        path: ['pin_id'],
        error: () => wrongOptionWords.giveEither({ first: 'pin_id', second: 'aggregated_pin_data_id' }),
      }),
    reply: z.array(tried),
  }),
})
