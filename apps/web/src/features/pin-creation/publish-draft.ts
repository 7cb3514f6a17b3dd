import { type Pin, pinResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'
import { type UploadedMedia, uploadOptions } from '../../entities/media/upload-media.ts'
import { pinFieldNames, wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'

/** The words of a draft, as typed. */
export type DraftWords = (name: string) => string

/** Makes the pin. Throws `ApiFailure`. */
export async function publishDraft(media: UploadedMedia, place: PinPlace, words: DraftWords): Promise<Pin> {
  const { data: pin } = await call(pinResource.create, {
    method: 'uploaded',
    ...(await uploadOptions(media, words('cover_time'))),
    ...(place.board && { board_id: place.board.id }),
    ...(place.section && { section_id: place.section.id }),
    title: words('title'),
    description: words('description'),
    link: wholeAddress(words('link')),
    alt_text: words('alt_text'),
    is_comments_allowed: words('is_comments_allowed') !== '',
  })
  return pin
}

/** Failures of the picture show at the picture. */
export function draftErrors(error: unknown): Record<string, string> {
  const isOfPicture = error instanceof ApiFailure && (error.field === 'upload_id' || error.name === 'invalid_image')
  return isOfPicture ? { picture: messageOf(error) } : formErrors(error, pinFieldNames)
}
