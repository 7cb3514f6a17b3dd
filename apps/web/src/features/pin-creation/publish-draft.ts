import { listPinDrafts, type Pin, type PinDraft, publishPinDraft } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { waitUntilReady } from '../../entities/media/upload-picture.ts'
import { pinFieldNames } from '../../entities/pin/fields/pin-fields.tsx'

const fields = [...pinFieldNames, 'publish_at', 'product_tags']

/** Makes the pin of a draft, once its picture is as it was edited. Throws `ApiFailure`. */
export async function publishDraft(draft: PinDraft): Promise<Pin> {
  await whenEdited(draft)
  try {
    return await publishNow(draft)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.name !== 'upload_not_ready') throw error
    // Edited as another page was left, after this one learnt of the draft.
    const { data } = await call(listPinDrafts, {})
    const latest = data.find(({ id }) => id === draft.id)
    if (!latest) throw error
    await whenEdited(latest)
    return publishNow(latest)
  }
}

const publishNow = async ({ id }: PinDraft): Promise<Pin> => (await call(publishPinDraft, { draft_id: id })).data

async function whenEdited({ edited_file: edited }: PinDraft): Promise<void> {
  if (edited === null || edited.status === 'succeeded') return
  await waitUntilReady(edited.upload_id, AbortSignal.timeout(PATIENCE_MILLISECONDS))
}

const PATIENCE_MILLISECONDS = 30_000

/** Failures of the picture show at the picture. */
export function draftErrors(error: unknown): Record<string, string> {
  const isOfPicture = error instanceof ApiFailure && (error.field === 'upload_id' || error.name === 'invalid_image')
  return isOfPicture ? { picture: messageOf(error) } : formErrors(error, fields)
}
