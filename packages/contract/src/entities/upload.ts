import { z } from 'zod'
import { uploadKind, uploadState } from '../enumerations.ts'
import { entityId } from './fields.ts'

/** Where and how to send a file: every parameter first, then `file`, as multipart. */
export const uploadRegistration = z.object({
  upload_id: entityId,
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
  type: uploadKind.optional(),
})
export type UploadRegistration = z.output<typeof uploadRegistration>

/** How far an upload is. */
export const uploadStatus = z.object({
  status: uploadState,
  signature: z.string().nullable(),
  image_url: z.string().nullable(),
  failure_reason: z.string().nullable(),
})
export type UploadStatus = z.output<typeof uploadStatus>
