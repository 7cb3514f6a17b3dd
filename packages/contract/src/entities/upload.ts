import { z } from 'zod'
import { uploadKind, uploadState } from '../enumerations.ts'
import { entityId } from './fields.ts'

/** Where and how to send a file: every parameter first, then `file`, as multipart. */
export const uploadRegistration = z.object({
  upload_id: entityId,
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
  /** Of videos: where the file may be sent in pieces by the tus protocol, with the parameters as its metadata. */
  resumable_url: z.string().optional(),
  type: uploadKind.optional(),
})
export type UploadRegistration = z.output<typeof uploadRegistration>

/** A moment of a video that may stand for it. */
const videoFrame = z.object({
  url: z.string(),
  /** Milliseconds. */
  time: z.int().nonnegative(),
})

/** How far the conversion of a video is, and what it made. */
export const videoProgress = z.object({
  /** From 0 to 1. */
  progress: z.number(),
  /** Which place it has among those that wait, 1 for the next; null when it does not wait. */
  queue_place: z.int().nullable(),
  /** Milliseconds; null until it is there. */
  duration: z.int().nullable(),
  frames: z.array(videoFrame),
})

/** How far an upload is. */
export const uploadStatus = z.object({
  status: uploadState,
  signature: z.string().nullable(),
  image_url: z.string().nullable(),
  failure_reason: z.string().nullable(),
  /** Of videos alone. */
  video: videoProgress.optional(),
})
export type UploadStatus = z.output<typeof uploadStatus>
