import { z } from 'zod'
import { foundPicture } from '../entities/found-picture.ts'
import { uploadRegistration } from '../entities/upload.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query, resource } from '../wire/endpoint.ts'
import { actingFor } from './option-schemas.ts'

/** Looking at a page on the web for pictures to save. */
export const findPinImagesResource = resource('FindPinImages', {
  get: query({
    summary: `The pictures of a page on the web, the likeliest first, at most ${limits.pagePictures.most}, with its words.`,
    facts: { token: 'pins', acting: { needs: 'edit', notEmployees: true, on: 'actor' }, rate: 'none: limited' },
    noRow: 'nobody’s: what it answers lies on the web',
    access: 'member',
    options: z.object({
      /** With or without `https://`. */
      url: z.string(),
      ...actingFor,
    }),
    reply: z.object({
      items: z.array(foundPicture),
      /** Where the page was found, after redirects. */
      url: z.string(),
      title: z.string().nullable(),
      description: z.string().nullable(),
      site_name: z.string().nullable(),
      icon_url: z.string().nullable(),
      /** The address is itself a video, which can be brought in. */
      is_video: z.boolean(),
      /** The site wants nothing of it saved; `words` are its own, where it gave some. */
      refusal: z.object({ words: z.string().nullable() }).nullable(),
    }),
  }),
})

/** Bringing a picture of a page in, or a video, as an upload. */
export const fetchUpload = endpoint(
  'POST',
  '/v3/media/uploads/fetch/',
  command({
    summary: 'Fetch a picture of a page, or a video, as an upload; ask for it as for any upload.',
    facts: {
      token: 'pins',
      acting: { needs: 'edit', notEmployees: true, on: 'actor' },
      mayHide: false,
      rate: 'upload',
    },
    noRow: 'own account: the new upload is the viewer’s',
    options: z.object({
      /** Of a video: where that is. */
      image_url: z.string(),
      type: z.enum(['pinimage', 'video']).default('pinimage'),
      /** The page that shows it; sites are told that the picture is wanted for it. */
      page_url: z.string().default(''),
      ...actingFor,
    }),
    reply: uploadRegistration,
  }),
)
