import { z } from 'zod'

const id = z.string().regex(/^\d{1,19}$/)
const share = z.coerce.number().min(0).max(1)

/** Which part of a picture is meant. */
export const boxQuery = z.object({ x: share, y: share, w: share, h: share })

/** A picture is asked about by its bytes, with this in the address. */
export const lookSearchQuery = boxQuery.extend({
  wanted: z.coerce.number().int().min(1).max(400),
  way: z.enum(['picture', 'photo', 'bare']),
})

/** Or by itself, where the index has it. */
export const alikeQuestion = z.object({ id, wanted: z.number().int().min(1).max(400), isPart: z.boolean() })
export type AlikeQuestion = z.output<typeof alikeQuestion>

/** Pictures that everybody may see since now. */
export const newLooks = z.object({
  pictures: z.array(z.object({ id, hash: z.string().regex(/^[0-9a-f]{64}$/) })).max(10_000),
})
export type NewLooks = z.output<typeof newLooks>

const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })

/** Pictures by their ids, the most alike first: 1 is the same. */
export const alikeAnswer = z.object({ pictures: z.array(z.object({ id, score: z.number(), isCopy: z.boolean() })) })

/** Pictures like some bytes, and parts of these that may be meant; null where they are no picture. */
export const lookSearchAnswer = z.object({ found: alikeAnswer.extend({ suggested: z.array(box) }).nullable() })

/** Whether two pictures are one, or one a part of the other. */
export const copyAnswer = z.object({ isCopy: z.boolean(), isRecolored: z.boolean() })

/** The bytes of two pictures as one body, and apart again. */
export const twoPictures = {
  join(one: Uint8Array, other: Uint8Array): Buffer {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(one.length)
    return Buffer.concat([length, one, other])
  },
  split(body: Buffer): readonly [Buffer, Buffer] | null {
    const length = body.length < 4 ? Infinity : body.readUInt32LE(0)
    return 4 + length > body.length ? null : [body.subarray(4, 4 + length), body.subarray(4 + length)]
  },
}

/** What bytes look like, packed as it is stored, in base64; null where they are no picture. */
export const describeAnswer = z.object({ stored: z.object({ vectors: z.string(), sketch: z.string() }).nullable() })
