import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../../platform/db/db.ts'
import { findProfilePictures } from '../../../accounts/index.ts'
import { renditionKey } from '../../../media/index.ts'
import { captionsOfMedium, fileOfMedium, pictureOfPin, pictureOfTry } from '../archive/archived-pictures.ts'
import type { ExportPlace, ExportStep } from './export-step.ts'
import { mediaOf } from './member-data.queries.ts'
import { countPins, findPictures, findSignedPicture, findTryPictures } from './pictures.queries.ts'

const PINS_AT_ONCE = 100

/** The picture of every pin of the member, with what stands beside it. */
const ofPins: ExportStep = {
  name: 'pictures',
  weight: 75,
  async read(db: Db, memberId: MemberId, { after }: ExportPlace) {
    const [done = 0, afterId = null] = after === null ? [] : [Number(after.split(' ')[0]), after.split(' ')[1]]
    const [pins, total] = await Promise.all([
      findPictures(db, memberId, afterId ?? null, PINS_AT_ONCE),
      countPins(db, memberId),
    ])
    const media = await mediaOf(
      db,
      pins.map(({ id }) => id),
    )
    const ofMedia = media.flatMap((medium) => [fileOfMedium(medium), ...captionsOfMedium(medium)])
    const files = [...pins.map(pictureOfPin), ...ofMedia.filter((file) => file !== null)]
    const seen = done + pins.length
    const last = pins.length < PINS_AT_ONCE ? undefined : pins.at(-1)
    return { files, after: last ? `${seen} ${last.id}` : null, part: seen / Math.max(total, seen, 1) }
  },
}

const ofTries: ExportStep = {
  name: 'tries',
  weight: 2,
  async read(db: Db, memberId: MemberId, { after }: ExportPlace) {
    const tries = await findTryPictures(db, memberId, after, PINS_AT_ONCE)
    return { files: tries.map(pictureOfTry), after: tries.length < PINS_AT_ONCE ? null : (tries.at(-1)?.id ?? null) }
  },
}

const ofProfile: ExportStep = {
  name: 'profile',
  weight: 1,
  async read(db: Db, memberId: MemberId) {
    const { avatar = null, cover = null } = (await findProfilePictures(db, memberId)) ?? {}
    const find = async (signature: string | null) => (signature === null ? undefined : findSignedPicture(db, signature))
    const found = await Promise.all([find(avatar), find(cover)])
    const files = found.flatMap((picture, index) => {
      if (!picture) return []
      const key = renditionKey(picture.content_hash, 'orig', picture.extension)
      return [{ key, name: `pictures/profile/${index === 0 ? 'picture' : 'cover'}.${picture.extension}` }]
    })
    return { files, after: null }
  },
}

/** All files that are stored already. */
export const pictureSteps: readonly ExportStep[] = [ofPins, ofTries, ofProfile]
