import { z } from 'zod'
import { entityId } from '../entities/fields.ts'
import { pin } from '../entities/pin.ts'
import { reactionType } from '../enumerations.ts'
import { uploadedImageSources } from '../image-sources.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { addingPins, answeringPins, changingPins, findingThings, readingPins } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, flag, id, idList, pageSize, pinId, sectionId, whole } from '../wire/scalars.ts'
import { actingFor, fieldChoice, text, webAddress } from './option-schemas.ts'
import { offer, productTags } from './pin-kinds.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

const words = {
  title: text(limits.pinTitle.longest),
  description: text(limits.pinDescription.longest),
  alt_text: text(limits.pinAltText.longest),
  link: webAddress,
}

/** Both names clients use for the section a pin goes into; empty means none. */
const whichSection = {
  section: z.union([z.literal(''), id]).optional(),
  section_id: z.union([z.literal(''), sectionId]).optional(),
}

/** Escaped for a form, captions may take several times their length. */
const LARGEST_WITH_CAPTIONS = 8 * 1024 * 1024

/** A language's tag, as `en` or `pt-BR`, and the text of its captions. */
const captions = z
  .record(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/), z.string().max(limits.video.longestCaptions))
  .refine((each) => Object.keys(each).length <= limits.video.mostCaptions, {
    error: () => wrongOptionWords.mostEntries({ most: String(limits.video.mostCaptions) }),
  })

/** Pins: pictures saved by members. */
export const pinResource = resource('Pin', {
  get: query({
    summary: 'One pin.',
    facts: { token: 'pins', acting: { needs: 'read', on: { id: 'pin' } }, rate: 'none: reads' },
    rows: readingPins,
    options: z.object({
      id,
      /** Shows it without its veil, this once. */
      lifts_veil: flag.optional(),
      ...fieldChoice,
      ...actingFor,
    }),
    reply: pin,
  }),
  create: command({
    summary: 'Make a pin of an uploaded picture, or of an uploaded video with a picture as its cover.',
    facts: {
      token: 'pins',
      acting: { needs: 'edit', on: { board_id: 'board', section: 'section', section_id: 'section' } },
      mayHide: false,
      rate: 'pin',
    },
    rows: addingPins,
    options: z
      .object({
        /** All are taken alike: the options below say where the picture is. */
        method: z.enum([...uploadedImageSources, 'scraped']).default('uploaded'),
        upload_id: id.optional(),
        image_signature: z.string().optional(),
        /** In place of `upload_id`: the address that the upload of the picture was answered with. */
        image_url: z.string().max(limits.pinLink.longest).optional(),
        /** The picture that stands for a video until it plays; needed with one. */
        cover_upload_id: id.optional(),
        board_id: boardId.optional(),
        ...whichSection,
        title: words.title.default(''),
        description: words.description.default(''),
        alt_text: words.alt_text.default(''),
        link: words.link.default(''),
        is_comments_allowed: flag.default(true),
        is_similar_products_shown: flag.default(true),
        /** Own pins with a price, and where they are on the picture. */
        product_tags: productTags.optional(),
        ...offer,
        ...actingFor,
      })
      .refine((options) => options.upload_id !== undefined || (options.image_url ?? '') !== '', {
        path: ['upload_id'],
        error: () => wrongOptionWords.giveEither({ first: 'upload_id', second: 'image_url' }),
      }),
    reply: pin,
  }),
  update: command({
    summary: "Change a pin's words, or move it to another board or section. What is left out stays as it is.",
    facts: {
      token: 'pins',
      acting: { needs: 'edit', on: { id: 'pin', board_id: 'board', board_section_id: 'section' } },
      mayHide: true,
      rate: 'change',
    },
    rows: [...addingPins, ...changingPins, 'pin_on_board_of_another edit_by_board_owner'],
    largestBody: LARGEST_WITH_CAPTIONS,
    options: z.object({
      id,
      board_id: boardId.optional(),
      board_section_id: z.union([z.literal(''), sectionId, z.null()]).optional(),
      title: words.title.optional(),
      description: words.description.optional(),
      alt_text: words.alt_text.optional(),
      link: words.link.optional(),
      is_comments_allowed: flag.optional(),
      is_similar_products_shown: flag.optional(),
      /** What it is about, in place of what it was about before. */
      topic_ids: idList(limits.drafts.topics).optional(),
      /** Own pins with a price, and where they are on the picture; in place of those before. */
      product_tags: productTags.optional(),
      /** Of a video, by language: WebVTT or SubRip; empty takes them away. */
      captions: captions.optional(),
      ...offer,
      ...actingFor,
    }),
    reply: pin,
  }),
  delete: command({
    summary: "Delete one's own pin, or take another's off one's own board.",
    facts: { token: 'pins', acting: { needs: 'manage', on: { id: 'pin' } }, mayHide: true, rate: 'none: less' },
    rows: [...changingPins, 'pin_on_board_of_another remove_from_board_by_board_owner'],
    options: z.object({ id, ...actingFor }),
    reply: z.null(),
  }),
})

/** Saving a pin to one's own board. */
export const repinResource = resource('Repin', {
  get: query({
    summary: `The boards that the viewer saved the pin's picture to: at most the ${limits.savedBoards.most} of their newest pins of it.`,
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: where the viewer’s own Pins of a picture are; test/marks tries hidden ones',
    access: 'member',
    options: z.object({ pin_id: pinId, ...actingFor }),
    reply: z.object({ board_ids: z.array(entityId), is_on_profile: z.boolean() }),
  }),
  create: command({
    summary: 'Save a pin to a board.',
    facts: {
      token: 'pins',
      acting: { needs: 'edit', on: { pin_id: 'source', board_id: 'board', section: 'section', section_id: 'section' } },
      mayHide: false,
      rate: 'save',
    },
    rows: [...addingPins, ...answeringPins],
    options: z.object({
      pin_id: pinId,
      board_id: boardId.optional(),
      ...whichSection,
      title: words.title.optional(),
      description: words.description.optional(),
      link: words.link.optional(),
      ...actingFor,
    }),
    reply: pin,
  }),
})

/** The newest of what the viewer follows; for others the newest public pins. */
export const userHomefeedResource = resource('UserHomefeed', {
  get: pagedQuery({
    summary: 'The home feed.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: findingThings,
    options: z.object({ ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(pin),
  }),
  create: command({
    summary: 'Note pins that were seen on the home feed, so that later visits begin with others.',
    facts: { token: 'pins', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow: 'own account: says nothing of the pins it names',
    options: z.object({ pin_ids: idList(limits.seenAtOnce) }),
    reply: z.null(),
  }),
  update: command({
    summary: 'Choose anew what the home feed recommends, at once.',
    facts: { token: 'pins', acting: 'edit', mayHide: false, rate: 'change' },
    noRow: 'own account: names nothing',
    options: z.object({ ...actingFor }),
    reply: z.null(),
  }),
})

const marked = z.object({ pin_id: pinId, ...actingFor })
const reactOptions = marked.extend({ reaction_type: whole.pipe(reactionType).default(1) })

/** Reacting to a pin; another reaction takes the place of the first. */
export const reactToPin = endpoint(
  'POST',
  '/v3/pins/{pin_id}/react/',
  command({
    summary: 'React to a pin.',
    facts: { token: 'pins', acting: 'edit', mayHide: false, rate: 'change' },
    rows: answeringPins,
    options: reactOptions,
    reply: pin,
  }),
)
/** Taking one's reaction back. */
export const unreactToPin = endpoint(
  'DELETE',
  '/v3/pins/{pin_id}/react/',
  command({
    summary: "Take back one's reaction to a pin.",
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: answeringPins,
    options: marked,
    reply: pin,
  }),
)
/** Marking one of one's own pins as a favourite. */
export const favoritePin = endpoint(
  'PUT',
  '/v3/pins/{pin_id}/favorite/',
  command({
    summary: "Mark one's own pin as a favourite.",
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'change' },
    rows: [...changingPins, 'pin_on_board_of_another edit_by_board_owner'],
    options: marked,
    reply: pin,
  }),
)
/** Taking the mark off again. */
export const unfavoritePin = endpoint(
  'DELETE',
  '/v3/pins/{pin_id}/favorite/',
  command({
    summary: "Take one's own pin out of the favourites.",
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: [...changingPins, 'pin_on_board_of_another edit_by_board_owner'],
    options: marked,
    reply: pin,
  }),
)

/** Keeping a pin out of what one is shown: feeds, searches and suggestions. Its own address goes on answering. */
export const hidePin = endpoint(
  'PUT',
  '/v3/pins/{pin_id}/hide/',
  command({
    summary: 'Hide a pin from oneself.',
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'change' },
    rows: answeringPins,
    options: marked,
    reply: z.null(),
  }),
)
/** Showing a pin again that was hidden. */
export const unhidePin = endpoint(
  'DELETE',
  '/v3/pins/{pin_id}/hide/',
  command({
    summary: 'Show a hidden pin again.',
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: answeringPins,
    options: marked,
    reply: z.null(),
  }),
)
