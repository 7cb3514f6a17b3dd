import { z } from 'zod'
import type { BoardId, ConversationId, MemberId, MessageId, PinId, SectionId } from './ids.ts'
import { wrongOptionWords } from './wrong-options.words.ts'

/** The largest id: 63 bits, so that it fits PostgreSQL's signed bigint. */
export const LARGEST_ID = 2n ** 63n - 1n

const digits = z
  .string()
  // `abort`: the check after it can read nothing but digits.
  .regex(/^\d{1,19}$/, { error: () => wrongOptionWords.mustBeId, abort: true })
  .refine((text) => BigInt(text) <= LARGEST_ID, { error: () => wrongOptionWords.mustBeId })
  // One spelling only: ids are compared as text.
  .transform((text) => BigInt(text).toString())

/** An id: a decimal string outside, a string or a safe integer inside requests. */
export const id = z.union([digits, z.int().nonnegative().transform(String)])

/** A boolean; clients of the wire protocol may send it as a word. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', '']).transform((word) => word === 'true' || word === '1'),
])

/** A whole number; clients of the wire protocol may send it as text. What is beyond the safe integers becomes their end. */
export const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d+$/, { error: () => wrongOptionWords.wholeNumber })
    .transform((text) => Math.min(Math.max(Number(text), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)),
])

/** How many rows a page of a list may hold. Larger wishes are cut, never refused. */
export const pageSize = (usual: number, most: number) =>
  whole.transform((size) => Math.min(Math.max(size, 1), most)).default(usual)

/** A list of ids given as an array, as the JSON of one, which is how forms carry it, or joined by commas. */
export const idList = (most: number) =>
  z.union([
    z.array(id).max(most),
    z
      .string()
      .transform((text) => text.replaceAll(/^\[|\]$|["\s]/g, ''))
      .transform((text) => (text === '' ? [] : text.split(',')))
      .pipe(z.array(digits).max(most)),
  ])

/** A list of texts given as an array, as the JSON of one, which is how forms carry it, or joined by commas. */
export const textList = <T extends string>(one: z.ZodType<T, T>, most: number) =>
  z.union([
    z.array(one).max(most),
    z
      .string()
      .transform((text) => text.replaceAll(/^\[|\]$|["\s]/g, ''))
      .transform((text) => (text === '' ? [] : text.split(',')))
      // Whether a text is one of the choices is what this finds out.
      .pipe(z.array(one as z.ZodType<T, string>).max(most)),
  ])

/** Where a list goes on: the last text among what the client sends; empty forms mean the start. */
export const bookmarks = z
  .union([z.array(z.union([z.string(), z.null()])), z.string(), z.null()])
  .transform((sent) => {
    const texts = (Array.isArray(sent) ? sent : [sent]).filter(
      (text): text is string => typeof text === 'string' && text !== '',
    )
    return texts.at(-1)
  })
  .optional()

/** The bookmark that says a list is over. */
export const END_OF_LIST = '-end-'

/** The ids of one kind of thing: what a call names by them cannot be taken for another thing. */
const idOf = <Kind extends string>() => id as unknown as z.ZodType<Kind, z.input<typeof id>>

export const boardId = idOf<BoardId>()
export const pinId = idOf<PinId>()
export const sectionId = idOf<SectionId>()
export const conversationId = idOf<ConversationId>()
export const messageId = idOf<MessageId>()
export const memberId = idOf<MemberId>()
