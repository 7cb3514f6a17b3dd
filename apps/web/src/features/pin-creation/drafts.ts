import type { PinDraft, PictureEdit, ProductTag, Topic } from '@pinfold/contract'
import { onProfile, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import type { UploadState } from '../../entities/media/use-uploads.ts'

/** What is written of a draft. */
export interface DraftWords {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly alt_text: string
}

/** When a draft is published by itself; an empty time for never. */
export interface DraftTime {
  readonly local: string
  readonly zone: string
}

/** A pin that is being made, as this page has it. */
export interface Draft {
  readonly key: string
  /** As the server last answered it; null until it was kept. */
  readonly kept: PinDraft | null
  readonly upload: UploadState
  readonly uploadId: string | null
  /** The picture that stands for a video. */
  readonly coverUploadId: string | null
  readonly words: DraftWords
  /** A place of its own; without one it goes where the others of this go do. */
  readonly place: PinPlace | null
  readonly topics: readonly Topic[]
  /** Products on the picture, and where. */
  readonly products: readonly ProductTag[]
  readonly edit: PictureEdit | null
  readonly time: DraftTime
  readonly isCommentsAllowed: boolean
  readonly isSimilarShown: boolean
  /** Counts the changes made here, and those that the server has. */
  readonly revision: number
  readonly keptRevision: number
  /** `failed`: it is tried again after the next change. */
  readonly saving: 'idle' | 'saving' | 'failed'
  /** Grows when its fields have to show other words than were typed into them. */
  readonly form: number
  /** What somebody else made of it meanwhile. */
  readonly theirs: PinDraft | null
  readonly isPublishing: boolean
  /** What was wrong with it when it was published or kept, by field. */
  readonly errors: Readonly<Record<string, string>>
}

/** What came to the server for a draft; no file after one was taken away. */
export interface SentFiles {
  readonly uploadId: string | null
  readonly coverUploadId?: string | null | undefined
}

export interface Drafts {
  readonly list: readonly Draft[]
  readonly chosenKey: string
  /** Those that are marked, to do something with all of them. */
  readonly marked: ReadonlySet<string>
  /** Where drafts without a place of their own go; null until one is chosen. */
  readonly sharedPlace: PinPlace | null
}

/** What a person changes of a draft. */
export type DraftPart = Partial<
  Pick<
    Draft,
    'topics' | 'products' | 'edit' | 'time' | 'isCommentsAllowed' | 'isSimilarShown' | 'place' | 'coverUploadId'
  >
> & {
  readonly words?: Partial<DraftWords>
  /** What the picture looks like from now on. */
  readonly preview?: string
}

export type DraftChange =
  | { readonly do: 'add'; readonly keys: readonly string[]; readonly link?: string }
  | { readonly do: 'bring'; readonly kept: readonly PinDraft[]; readonly after?: string }
  | { readonly do: 'choose'; readonly key: string }
  | { readonly do: 'mark'; readonly keys: readonly string[] }
  | { readonly do: 'upload'; readonly key: string; readonly upload: UploadState; readonly sent?: SentFiles }
  | { readonly do: 'edit'; readonly keys: readonly string[]; readonly part: DraftPart; readonly isElsewhere?: true }
  | { readonly do: 'place'; readonly key: string; readonly place: PinPlace }
  | { readonly do: 'saving'; readonly key: string }
  | { readonly do: 'kept'; readonly key: string; readonly kept: PinDraft; readonly revision: number }
  | { readonly do: 'not-kept'; readonly key: string; readonly errors: Readonly<Record<string, string>> }
  | { readonly do: 'differs'; readonly key: string; readonly theirs: PinDraft }
  | { readonly do: 'settle'; readonly key: string; readonly use: 'mine' | 'theirs' }
  | { readonly do: 'publish'; readonly keys: readonly string[] }
  | { readonly do: 'refuse'; readonly key: string; readonly errors: Readonly<Record<string, string>> }
  | { readonly do: 'mend'; readonly key: string; readonly fields: readonly string[] }
  | { readonly do: 'order'; readonly keys: readonly string[] }
  | { readonly do: 'remove'; readonly keys: readonly string[] }

const emptyDraft = (key: string, link = ''): Draft => ({
  key,
  kept: null,
  upload: { at: 'empty' },
  uploadId: null,
  coverUploadId: null,
  words: { title: '', description: '', link, alt_text: '' },
  place: null,
  topics: [],
  products: [],
  edit: null,
  time: { local: '', zone: '' },
  isCommentsAllowed: true,
  isSimilarShown: true,
  revision: link === '' ? 0 : 1,
  keptRevision: 0,
  saving: 'idle',
  form: 0,
  theirs: null,
  isPublishing: false,
  errors: {},
})

/** What the server has, as a draft of this page. */
export function draftOf(kept: PinDraft, before?: Draft): Draft {
  const preview = (kept.edited_file ?? kept.cover_file ?? kept.file)?.image_url ?? kept.file?.image_url ?? ''
  const upload: UploadState = kept.file === null ? { at: 'empty' } : { at: 'ready', preview }
  return {
    ...emptyDraft(kept.id),
    ...(before && {
      key: before.key,
      form: before.form + 1,
      revision: before.revision,
      keptRevision: before.revision,
    }),
    kept,
    upload,
    uploadId: kept.file?.upload_id ?? null,
    coverUploadId: kept.cover_file?.upload_id ?? null,
    words: { title: kept.title, description: kept.description, link: kept.link, alt_text: kept.alt_text },
    place: { board: kept.board, section: kept.section },
    topics: kept.topics,
    products: kept.product_tags,
    edit: kept.edit,
    time: { local: kept.publish_at_local, zone: kept.zone },
    isCommentsAllowed: kept.is_comments_allowed,
    isSimilarShown: kept.is_similar_products_shown,
  }
}

/** What was kept before, and one draft without a picture, so that words can be written first. */
export const startDrafts = (
  key: string,
  place: PinPlace | null,
  { kept = [], link = '' }: { kept?: readonly PinDraft[]; link?: string } = {},
): Drafts => ({
  list: [...kept.map((one) => draftOf(one)), emptyDraft(key, link)],
  chosenKey: key,
  marked: new Set(),
  sharedPlace: place,
})

/** Where a draft goes: to the profile where nothing was chosen. */
export const placeOfDraft = (drafts: Drafts, draft: Draft): PinPlace => draft.place ?? drafts.sharedPlace ?? onProfile

/** Drafts that hold a picture, or are about to. */
export const isFilled = ({ upload }: Draft): boolean => upload.at === 'sending' || upload.at === 'ready'

/** Nothing was put into it yet. */
export const isBlank = (draft: Draft): boolean =>
  draft.kept === null && draft.revision === 0 && draft.upload.at === 'empty'

/** It holds what the server has not. */
export const isDirty = (draft: Draft): boolean => draft.revision !== draft.keptRevision

/** What the other made, with the file that only this page has had so far: who chose the other's words threw none away. */
function withOwnFile(taken: Draft, { upload, uploadId, coverUploadId, edit, kept }: Draft): Draft {
  const isOwn = taken.upload.at === 'empty' && upload.at !== 'empty' && !kept?.file
  return isOwn ? { ...taken, upload, uploadId, coverUploadId, edit, revision: taken.revision + 1 } : taken
}

const without = (errors: Draft['errors'], fields: readonly string[]): Draft['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))

const edited = (draft: Draft, { words, preview, ...part }: DraftPart): Draft => ({
  ...draft,
  ...part,
  ...(preview !== undefined && { upload: { at: 'ready', preview } }),
  words: { ...draft.words, ...words },
  revision: draft.revision + 1,
  saving: draft.saving === 'failed' ? 'idle' : draft.saving,
  errors: without(draft.errors, [
    ...Object.keys(words ?? {}),
    ...('time' in part ? ['publish_at'] : []),
    ...('products' in part ? ['product_tags'] : []),
    'form',
  ]),
})

/** The next state of the drafts; a change of a draft that is gone changes nothing. */
export function changeDrafts(drafts: Drafts, change: DraftChange): Drafts {
  const each = (keys: readonly string[], next: (draft: Draft) => Draft): Drafts => ({
    ...drafts,
    list: drafts.list.map((draft) => (keys.includes(draft.key) ? next(draft) : draft)),
  })
  switch (change.do) {
    case 'add':
      return { ...drafts, list: [...drafts.list, ...change.keys.map((key) => emptyDraft(key, change.link))] }
    case 'bring': {
      const at = drafts.list.findIndex(({ key }) => key === change.after)
      const place = at < 0 ? drafts.list.length : at + 1
      return { ...drafts, list: drafts.list.toSpliced(place, 0, ...change.kept.map((kept) => draftOf(kept))) }
    }
    case 'choose':
      return { ...drafts, chosenKey: change.key }
    case 'mark':
      return { ...drafts, marked: new Set(change.keys) }
    case 'upload':
      return each([change.key], (draft) => {
        const { upload, sent } = change
        if (sent === undefined || sent.uploadId === draft.uploadId) return { ...draft, upload }
        const { uploadId, coverUploadId = null } = sent
        // Another file is shown as it came.
        return { ...draft, upload, uploadId, coverUploadId, edit: null, revision: draft.revision + 1 }
      })
    case 'edit':
      return each(change.keys, (draft) => ({
        ...edited(draft, change.part),
        form: draft.form + (change.isElsewhere ? 1 : 0),
      }))
    case 'place': {
      const draft = drafts.list.find(({ key }) => key === change.key)
      // The first choice is meant for all of this go; later ones for their own pin.
      const isForAll = drafts.sharedPlace === null && draft?.place === null
      const keys = isForAll ? drafts.list.filter(({ place }) => place === null).map(({ key }) => key) : [change.key]
      const next = each(keys, (one) =>
        one.key !== change.key && isBlank(one) ? one : edited(one, isForAll ? {} : { place: change.place }),
      )
      const placed = isForAll ? { ...next, sharedPlace: change.place } : next
      return changeDrafts(placed, { do: 'mend', key: change.key, fields: ['board_id'] })
    }
    case 'saving':
      return each([change.key], (draft) => ({ ...draft, saving: 'saving' }))
    case 'kept':
      return each([change.key], (draft) => ({
        ...draft,
        kept: change.kept,
        keptRevision: change.revision,
        saving: 'idle',
        theirs: null,
      }))
    case 'not-kept':
      return each([change.key], (draft) => ({
        ...draft,
        saving: 'failed',
        errors: { ...draft.errors, ...change.errors },
      }))
    case 'differs':
      return each([change.key], (draft) => ({ ...draft, saving: 'idle', theirs: change.theirs }))
    case 'settle':
      return each([change.key], (draft) => {
        if (!draft.theirs) return draft
        if (change.use === 'theirs')
          return withOwnFile(draftOf(draft.theirs, { ...draft, revision: draft.revision + 1 }), draft)
        return { ...draft, kept: draft.theirs, theirs: null, revision: draft.revision + 1 }
      })
    case 'publish':
      return each(change.keys, (draft) => ({ ...draft, isPublishing: true, errors: {} }))
    case 'refuse':
      return each([change.key], (draft) => ({ ...draft, isPublishing: false, errors: change.errors }))
    case 'mend': {
      const draft = drafts.list.find(({ key }) => key === change.key)
      if (!draft) return drafts
      const left = without(draft.errors, change.fields)
      if (Object.keys(left).length === Object.keys(draft.errors).length) return drafts
      return each([change.key], (one) => ({ ...one, errors: left }))
    }
    case 'order': {
      const place = new Map(change.keys.map((key, at) => [key, at]))
      const last = change.keys.length
      return {
        ...drafts,
        list: drafts.list.toSorted((one, other) => (place.get(one.key) ?? last) - (place.get(other.key) ?? last)),
      }
    }
    case 'remove': {
      const index = drafts.list.findIndex(({ key }) => key === drafts.chosenKey)
      const list = drafts.list.filter(({ key }) => !change.keys.includes(key))
      if (list.length === drafts.list.length) return drafts
      const before = drafts.list.slice(0, index).filter(({ key }) => !change.keys.includes(key)).length
      const neighbour = list[Math.min(before, list.length - 1)]
      const marked = new Set([...drafts.marked].filter((key) => !change.keys.includes(key)))
      const isGone = change.keys.includes(drafts.chosenKey)
      return { ...drafts, list, marked, chosenKey: isGone ? (neighbour?.key ?? '') : drafts.chosenKey }
    }
  }
}
