import { renditionKey } from '../../media/index.ts'
import type { MemberData } from './collect-data.ts'
import type { DataRow } from './member-data.queries.ts'

/** A picture in the archive: where it is stored, and what it is called there. */
export interface ArchivedPicture {
  readonly key: string
  readonly name: string
}

/** What the picture of a pin is called in the archive: what one made oneself as it came, what one saved in a handy size. */
export function pictureOfPin(pin: DataRow): ArchivedPicture {
  const [hash, extension] = [String(pin['content_hash']), String(pin['extension'])]
  if (pin['is_created'] === true)
    return { key: renditionKey(hash, 'orig', extension), name: `originals/${hash}.${extension}` }
  return { key: renditionKey(hash, '474x', 'jpg'), name: `saved/${hash}.jpg` }
}

/** Every picture once. */
export function archivedPictures(data: MemberData): ArchivedPicture[] {
  const ofPins = (data.get('pins') ?? []).map(pictureOfPin)
  const ofStories = (data.get('story-media') ?? [])
    .filter((row) => row['kind'] === 'image')
    .map((row) => pictureOfPin({ ...row, is_created: true }))
  return [...new Map([...ofPins, ...ofStories].map((picture) => [picture.name, picture])).values()]
}
