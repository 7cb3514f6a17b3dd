import { onProfile, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import type { UploadState } from '../../entities/media/use-uploads.ts'

/** A pin that is being made: its picture, and where it goes. Its words live in its form. */
export interface Draft {
  readonly key: string
  readonly upload: UploadState
  /** A place of its own; without one it goes where the others go. */
  readonly place: PinPlace | null
  readonly isPublishing: boolean
  /** What was wrong with it when it was published, by field. */
  readonly errors: Readonly<Record<string, string>>
}

export interface Drafts {
  readonly list: readonly Draft[]
  readonly chosenKey: string
  /** Where drafts without a place of their own go; null until one is chosen. */
  readonly sharedPlace: PinPlace | null
}

export type DraftChange =
  | { readonly do: 'add'; readonly keys: readonly string[] }
  | { readonly do: 'choose'; readonly key: string }
  | { readonly do: 'upload'; readonly key: string; readonly upload: UploadState }
  | { readonly do: 'place'; readonly key: string; readonly place: PinPlace }
  | { readonly do: 'place-all'; readonly place: PinPlace }
  | { readonly do: 'publish'; readonly keys: readonly string[] }
  | { readonly do: 'refuse'; readonly key: string; readonly errors: Readonly<Record<string, string>> }
  | { readonly do: 'mend'; readonly key: string; readonly fields: readonly string[] }
  | { readonly do: 'remove'; readonly key: string }

const emptyDraft = (key: string): Draft => ({
  key,
  upload: { at: 'empty' },
  place: null,
  isPublishing: false,
  errors: {},
})

/** One draft without a picture, so that words can be written first. */
export const startDrafts = (key: string, place: PinPlace | null): Drafts => ({
  list: [emptyDraft(key)],
  chosenKey: key,
  sharedPlace: place,
})

/** Where a draft goes: to the profile where nothing was chosen. */
export const placeOfDraft = (drafts: Drafts, draft: Draft): PinPlace => draft.place ?? drafts.sharedPlace ?? onProfile

/** Drafts that hold a picture, or are about to. */
export const isFilled = ({ upload }: Draft): boolean => upload.at === 'sending' || upload.at === 'ready'

const without = (errors: Draft['errors'], fields: readonly string[]): Draft['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))

/** The next state of the drafts; a change of a draft that is gone changes nothing. */
export function changeDrafts(drafts: Drafts, change: DraftChange): Drafts {
  const set = (key: string, part: Partial<Draft>): Drafts => ({
    ...drafts,
    list: drafts.list.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)),
  })
  switch (change.do) {
    case 'add':
      return { ...drafts, list: [...drafts.list, ...change.keys.map(emptyDraft)] }
    case 'choose':
      return { ...drafts, chosenKey: change.key }
    case 'upload':
      return set(change.key, { upload: change.upload })
    case 'place': {
      // The first choice is meant for all; later ones for their own pin.
      const placed = drafts.sharedPlace === null ? drafts : set(change.key, { place: change.place })
      const next = { ...placed, sharedPlace: drafts.sharedPlace ?? change.place }
      return changeDrafts(next, { do: 'mend', key: change.key, fields: ['board_id'] })
    }
    case 'place-all':
      return {
        ...drafts,
        sharedPlace: change.place,
        list: drafts.list.map((draft) => ({ ...draft, place: null, errors: without(draft.errors, ['board_id']) })),
      }
    case 'publish':
      return {
        ...drafts,
        list: drafts.list.map((draft) =>
          change.keys.includes(draft.key) ? { ...draft, isPublishing: true, errors: {} } : draft,
        ),
      }
    case 'refuse':
      return set(change.key, { isPublishing: false, errors: change.errors })
    case 'mend': {
      const draft = drafts.list.find(({ key }) => key === change.key)
      if (!draft) return drafts
      const left = without(draft.errors, change.fields)
      return Object.keys(left).length === Object.keys(draft.errors).length ? drafts : set(change.key, { errors: left })
    }
    case 'remove': {
      const index = drafts.list.findIndex(({ key }) => key === change.key)
      if (index < 0) return drafts
      const list = drafts.list.filter(({ key }) => key !== change.key)
      const neighbour = list[Math.min(index, list.length - 1)]
      return { ...drafts, list, chosenKey: drafts.chosenKey === change.key ? (neighbour?.key ?? '') : drafts.chosenKey }
    }
  }
}
