import { z } from 'zod'
import { uploadRegistration, uploadStatus } from '../entities/upload.ts'
import { command, endpoint, query, resource } from '../wire/endpoint.ts'
import { id, idList, whole } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'

const uploadType = z.enum(['pinimage', 'video', 'avatar', 'cover'])

/** Bringing a picture in: register, send the file to the given address, ask until it is ready. */
export const vipResource = resource('VIP', {
  create: command({
    summary: 'Register an upload; the answer says where to send the file.',
    facts: {
      token: 'pins',
      acting: { needs: 'edit', notEmployees: true, on: 'actor' },
      mayHide: false,
      rate: 'upload',
    },
    noRow: 'own account: the new upload is the viewer’s',
    options: z.object({
      type: uploadType.default('pinimage'),
      /** An own video, of which the picture of a moment is made; no file is sent then. */
      video_upload_id: id.optional(),
      /** Milliseconds. */
      time: whole.pipe(z.int().min(0)).default(0),
      ...actingFor,
    }),
    reply: uploadRegistration,
  }),
  get: query({
    summary: 'How far uploads are. Unknown and foreign uploads are left out.',
    facts: { token: 'pins', acting: { needs: 'read', notEmployees: true }, rate: 'none: reads' },
    rows: ['upload poll_status', 'upload_before_processing read'],
    access: 'member',
    options: z.object({ upload_ids: idList(50), ...actingFor }),
    reply: z.record(z.string(), uploadStatus),
  }),
})

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown

/** Whole numbers that a float cannot hold become their digits, as everywhere on the wire. */
const keepDigits: Reviver = (_key, value, { source = '' }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value

/** The list a client of the batch address sends, as JSON text. */
const mediaInfoList = z.union([
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text, keepDigits as (key: string, value: unknown) => unknown) as unknown
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  }),
  z.array(z.unknown()),
])

/** Registering several uploads at once. */
export const registerUploads = endpoint(
  'POST',
  '/v3/media/uploads/register/batch/',
  command({
    summary: 'Register several uploads.',
    facts: {
      token: 'pins',
      acting: { needs: 'edit', notEmployees: true, on: 'actor' },
      mayHide: true,
      rate: { each: 'media_info_list', as: 'upload' },
    },
    noRow: 'own account: the new uploads are the viewer’s',
    options: z.object({
      media_info_list: mediaInfoList.pipe(
        z
          .array(
            z.object({
              id: z.union([id, z.string()]).optional(),
              type: z.string().optional(),
              media_type: z.string().optional(),
            }),
          )
          .min(1)
          .max(20),
      ),
      ...actingFor,
    }),
    reply: z.record(z.string(), uploadRegistration),
  }),
)
