import { renditionKey, videoFileKey, videoKey } from '../../../media/index.ts'
import type { MediumRow } from '../plan/member-data.queries.ts'

/** A file of the archive that is stored already: where it is, and what it is called there. */
export interface ArchivedFile {
  readonly key: string
  readonly name: string
}

/** What says which picture a pin shows. */
export interface PictureOf {
  /** The pin's. */
  readonly id: string
  readonly content_hash: string
  readonly extension: string
  readonly is_created: boolean
}

/** What the picture of a pin is called in the archive: what one made oneself as it came, what one saved in a handy size. */
export function pictureOfPin({ id, content_hash: hash, extension, is_created: isCreated }: PictureOf): ArchivedFile {
  if (isCreated) return { key: renditionKey(hash, 'orig', extension), name: `pictures/originals/${id}.${extension}` }
  return { key: renditionKey(hash, '474x', 'jpg'), name: `pictures/saved/${id}.jpg` }
}

/**
 * What a picture or video that a pin has beside its own is called in the archive. Videos are there of the pins that
 * one made oneself.
 */
export function fileOfMedium(medium: MediumRow): ArchivedFile | null {
  const { pin_id: pinId, position, kind, content_hash: hash, extension, is_created: isCreated } = medium
  const name = `${pinId}-${position}.${extension}`
  if (kind === 'video') return isCreated ? { key: videoKey(hash, extension), name: `videos/${name}` } : null
  return { key: renditionKey(hash, 'orig', extension), name: `pictures/stories/${name}` }
}

/** What says what is spoken in a video that is in the archive, by language. */
export function captionsOfMedium(medium: MediumRow): ArchivedFile[] {
  const { pin_id: pinId, position, kind, content_hash: hash, is_created: isCreated, captions } = medium
  if (kind !== 'video' || !isCreated) return []
  return Object.entries(captions).map(([language, file]) => ({
    key: videoFileKey(hash, file),
    name: `videos/${pinId}-${position}.${language}.vtt`,
  }))
}

/** The picture of a try. */
export const pictureOfTry = (row: { id: string; content_hash: string; extension: string }): ArchivedFile => ({
  key: renditionKey(row.content_hash, 'orig', row.extension),
  name: `pictures/tries/${row.id}.${row.extension}`,
})
