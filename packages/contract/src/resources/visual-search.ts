import { z } from 'zod'
import { entityId } from '../entities/fields.ts'
import { pin } from '../entities/pin.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, resource } from '../wire/endpoint.ts'
import { readingPins } from '../wire/permission-row-sets.ts'
import { bookmarks, pageSize, pinId } from '../wire/scalars.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { actingFor, fieldChoice, orText } from './option-schemas.ts'

const fraction = z.coerce.number().min(0).max(1)

/** Rounding may lead a little over the edge. */
const OVER_THE_EDGE = 0.002

/** A part of a picture that lies inside of it, in fractions of its width and height. */
export const pictureBox = z.object({ x: fraction, y: fraction, w: fraction, h: fraction })
export type PictureBox = z.output<typeof pictureBox>

const crop = orText(
  pictureBox.refine(
    ({ x, y, w, h }) =>
      w >= limits.visualSearch.smallestSide &&
      h >= limits.visualSearch.smallestSide &&
      x + w <= 1 + OVER_THE_EDGE &&
      y + h <= 1 + OVER_THE_EDGE,
    { error: () => wrongOptionWords.insidePicture },
  ),
).default({ x: 0, y: 0, w: 1, h: 1 })

/** What looks like a part of a picture. */
export const visualSearchResult = z.object({
  /** Whether this site searches by picture at all; where it does not, nothing is found. */
  is_available: z.boolean(),
  /** The most alike first. */
  results: z.array(pin),
  /** Names of boards that several of these results are on, each with these. */
  categories: z.array(z.object({ name: z.string(), pin_ids: z.array(entityId) })),
  /** Parts of what was searched in which something stands out, in fractions of it. */
  suggested: z.array(pictureBox),
})
export type VisualSearchResult = z.output<typeof visualSearchResult>

/** Searching by a pin's picture, or a part of it. */
export const visualLiveSearchResource = resource('VisualLiveSearch', {
  get: pagedQuery({
    summary: 'Pins that look like a part of a picture, the most alike first.',
    facts: { token: 'pins', acting: 'read', rate: 'search' },
    rows: readingPins,
    options: z
      .object({
        pin_id: pinId.optional(),
        /** Names a picture that everybody may see, in the place of a pin. */
        image_signature: z
          .string()
          .regex(/^[0-9a-f]{32}$/)
          .optional(),
        crop,
        bookmarks,
        page_size: pageSize(limits.page.usual, limits.page.most),
        ...fieldChoice,
        ...actingFor,
      })
      .refine((options) => options.pin_id !== undefined || options.image_signature !== undefined, {
        error: () => wrongOptionWords.giveEither({ first: 'pin_id', second: 'image_signature' }),
        path: ['pin_id'],
      }),
    reply: visualSearchResult,
    list: { name: 'visual-search' },
  }),
})

/** Searching by an own photo, which is looked at and forgotten. */
export const searchByPhoto = endpoint(
  'POST',
  '/v3/visual_search/',
  command({
    summary: `Pins that look like a part of a photo that comes with the request and is not kept, at most ${limits.visualSearch.most}.`,
    facts: { token: 'pins', acting: 'nobody', mayHide: false, rate: 'none: limited' },
    noRow: 'what it finds everybody may see; tried in test/discovery',
    largestBody: limits.visualSearch.largestPhotoText + 10_000,
    options: z.object({
      /** A JPEG, PNG or WebP in base64. */
      image: z.base64().min(1).max(limits.visualSearch.largestPhotoText),
      crop,
    }),
    reply: visualSearchResult,
  }),
)
