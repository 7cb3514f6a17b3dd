import { createHash } from 'node:crypto'
import { AppError } from '../../../platform/errors/app-error.ts'
import { contentTypeOf } from '../../../platform/storage/storage-key.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { cleanCaptions, videoFileKey } from '../../media/index.ts'
import { findPinMedia, updateCaptions } from '../kinds/pin-media.queries.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'

/** Captions by language; null for those that are taken away. */
export type CaptionChanges = Readonly<Record<string, string | null>>

/** What was sent, checked and without anything but times and words. Throws `rule_broken` for what cannot be read. */
export function readCaptions(sent: Readonly<Record<string, string>>): CaptionChanges {
  const changes = Object.entries(sent).map(([language, text]): [string, string | null] => {
    if (text.trim() === '') return [language, null]
    const captions = cleanCaptions(text)
    if (captions === null) throw refused(pinRefusalWords.captionsUnreadable)
    return [language, captions]
  })
  return Object.fromEntries(changes)
}

/** Puts captions beside the pin's video, or takes them away. Throws `rule_broken` where it is no video. */
export async function changeCaptions(
  { storage }: { storage: Storage },
  writer: Writer,
  pin: PinRow,
  changes: CaptionChanges,
): Promise<void> {
  const media = pin.kind === 'video' ? await findPinMedia(writer, [pin.id]) : []
  const video = media.find(({ kind }) => kind === 'video')
  if (!video) throw refused(pinRefusalWords.captionsNeedVideo)
  const captions = { ...video.captions }
  for (const [language, text] of Object.entries(changes)) {
    delete captions[language]
    if (text === null) continue
    const file = `captions-${createHash('sha256').update(text).digest('hex').slice(0, 32)}.vtt`
    const key = videoFileKey(video.contentHash, file)
    await storage.put(key, Buffer.from(text), { contentType: contentTypeOf(key) })
    captions[language] = file
  }
  await updateCaptions(writer, pin.id, video.position, captions)
}

const refused = (reason: string) => new AppError('rule_broken', { field: 'captions', detail: `captions: ${reason}` })
