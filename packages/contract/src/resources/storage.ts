import { z } from 'zod'
import { endpoint, query } from '../wire/endpoint.ts'

/** What the viewer's uploads take, in bytes. */
export const storageUse = z.object({
  used_bytes: z.int().min(0),
  /** Null where the operator set no bound. */
  allowed_bytes: z.int().min(1).nullable(),
})
export type StorageUse = z.output<typeof storageUse>

/** How much of the storage is used. */
export const getStorageUse = endpoint(
  'GET',
  '/v3/users/me/storage/',
  query({
    summary: "What the viewer's uploads take, and may take. Unfinished uploads count.",
    facts: { token: 'user', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what the viewer’s own uploads take',
    access: 'member',
    options: z.object({}),
    reply: storageUse,
  }),
)
