import { type Pin, publishPinDraft } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { pinFieldNames } from '../../entities/pin/fields/pin-fields.tsx'

const fields = [...pinFieldNames, 'publish_at']

/** Makes the pin of a draft. Throws `ApiFailure`. */
export const publishDraft = async (draftId: string): Promise<Pin> =>
  (await call(publishPinDraft, { draft_id: draftId })).data

/** Failures of the picture show at the picture. */
export function draftErrors(error: unknown): Record<string, string> {
  const isOfPicture = error instanceof ApiFailure && (error.field === 'upload_id' || error.name === 'invalid_image')
  return isOfPicture ? { picture: messageOf(error) } : formErrors(error, fields)
}
