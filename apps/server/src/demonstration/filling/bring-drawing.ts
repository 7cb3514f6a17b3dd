import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { vipResource } from '@pinfold/contract'
import { receiveFile } from '../../modules/media/index.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type Drawing, draw, renderDrawing } from '../drawings/index.ts'
import type { DemoMember } from './demo-members.ts'

const POLL_MILLISECONDS = 150

export type BringDeps = WriteDeps & { readonly storage: Storage; readonly storageQuota: number | null }

/** A drawing that went through the upload pipeline. */
export interface BroughtDrawing {
  readonly drawing: Drawing
  readonly uploadId: string
}

/** Draws, registers, sends and waits, as a member's browser would. Throws when the picture is refused. */
export async function bringDrawing(
  deps: BringDeps,
  pinner: DemoMember,
  wanted: { wish: string; drawing: { family: string; index: number } },
  signal: AbortSignal,
): Promise<BroughtDrawing> {
  const drawing = draw(wanted.drawing.family, wanted.drawing.index)
  const { upload_id: uploadId } = await pinner.call(`upload ${wanted.wish}`, vipResource.create, { type: 'pinimage' })
  let isSent = false
  for (;;) {
    signal.throwIfAborted()
    const { [uploadId]: upload } = await pinner.call('look', vipResource.get, { upload_ids: [uploadId] })
    if (upload?.status === 'succeeded') return { drawing, uploadId }
    if (upload?.status === 'failed' || !upload) throw new Error(`${drawing.name}: the upload was refused`)
    if (upload.status === 'registered' && !isSent) {
      const { bytes } = await renderDrawing(drawing)
      await receiveFile(deps, uploadId, () => Readable.from([bytes]), { isPatient: true })
      isSent = true
    }
    await pause(POLL_MILLISECONDS, undefined, { signal })
  }
}
