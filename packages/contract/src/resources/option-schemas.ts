import { z } from 'zod'
import { limits } from '../limits.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** A line of text: trimmed, with control and direction-override characters taken out and half characters marked. */
const cleaned = z
  .string()
  // Bidirectional overrides can make a name read as another one.
  .transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
      .trim(),
  )

/** Text of at most so many characters after trimming; empty is allowed. */
export const text = (longest: number) =>
  cleaned.pipe(z.string().max(longest, { error: () => wrongOptionWords.mostCharacters({ most: String(longest) }) }))

/** Text that must not be blank. */
export const requiredText = (longest: number, whenBlank: () => string) =>
  cleaned.pipe(
    z
      .string()
      .refine(isVisible, { error: whenBlank })
      .max(longest, { error: () => wrongOptionWords.mostCharacters({ most: String(longest) }) }),
  )

/** Something of it shows: zero-width characters alone leave a blank name. */
const isVisible = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() !== ''

/** A web address that starts with http or https; empty means none. */
export const webAddress = cleaned.pipe(
  z.union([
    z.literal(''),
    z
      .string()
      .max(limits.pinLink.longest, {
        error: () => wrongOptionWords.mostCharacters({ most: String(limits.pinLink.longest) }),
      })
      .refine(
        (address) => {
          const url = URL.parse(address)
          return (
            url !== null &&
            /^https?:$/.test(url.protocol) &&
            url.hostname !== '' &&
            url.username === '' &&
            url.password === ''
          )
        },
        { error: () => wrongOptionWords.webAddress },
      ),
  ]),
)

/** Given as it is, or as JSON text, which is how forms carry it. */
export const orText = <T extends z.ZodType>(schema: T) =>
  z.union([
    schema,
    z
      .string()
      .transform((sent, context): unknown => {
        try {
          return JSON.parse(sent) as unknown
        } catch {
          context.addIssue('must be JSON')
          return z.NEVER
        }
      })
      .pipe(schema),
  ])

const fraction = z.number().min(0).max(1)

/** A part of a picture that lies inside of it: x, y, width and height in fractions. */
export const crop = z
  .tuple([fraction, fraction, fraction, fraction])
  .refine(([x, y, width, height]) => width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001, {
    error: () => wrongOptionWords.insidePicture,
  })

/** Which fields the caller wants; a larger answer than asked for is fine, so both are only read where they matter. */
export const fieldChoice = { field_set_key: z.string().optional(), fields: z.string().optional() }

/** On whose behalf the caller acts. */
export const actingFor = { orbac_subject_id: z.string().optional() }

/** A place on a picture, in fractions from its left and its top. */
export const placeOnPicture = { x: fraction, y: fraction }
