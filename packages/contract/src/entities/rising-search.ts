import { z } from 'zod'

/** A search that many people make more than they used to. */
export const risingSearch = z.object({ type: z.literal('rising_search'), query: z.string() })
export type RisingSearch = z.output<typeof risingSearch>
