import { z } from 'zod'

/** A picture that a page on the web shows. */
export const foundPicture = z.object({
  url: z.string(),
  /** The words that stand with it. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** What stands for the picture where it cannot be seen; the description is the same where there is no other. */
  alt_text: z.string().nullable(),
  /** Pixels; nought where the picture could not be looked at. */
  width: z.int().min(0),
  height: z.int().min(0),
  /** The picture at an address of ours, for this viewer to look at before it is saved. */
  preview_url: z.string(),
  /** Where the picture wants to lead; left out where that is its page. */
  link: z.string().optional(),
})
export type FoundPicture = z.output<typeof foundPicture>
