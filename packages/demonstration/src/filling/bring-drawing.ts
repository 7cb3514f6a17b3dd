import { setTimeout as pause } from 'node:timers/promises'
import { profilePictureResource, vipResource } from '@pinfold/contract'
import { type Drawing, draw, renderDrawing, renderPortrait } from '../drawings/index.ts'
import type { DemonstrationPort } from '../port.ts'
import type { DemoMember } from './demo-members.ts'

const POLL_MILLISECONDS = 150

interface Picture {
  /** Names it among the pinner's wishes. */
  readonly wish: string
  readonly name: string
  readonly type: 'pinimage' | 'avatar'
  render(): Promise<Buffer>
}

/** A drawing that went through the upload pipeline. */
export interface BroughtDrawing {
  readonly drawing: Drawing
  readonly uploadId: string
}

/** Brings in a drawing of the plan. Throws when the picture is refused. */
export async function bringDrawing(
  port: DemonstrationPort,
  pinner: DemoMember,
  wanted: { wish: string; drawing: { family: string; index: number } },
  signal: AbortSignal,
): Promise<BroughtDrawing> {
  const drawing = draw(wanted.drawing.family, wanted.drawing.index)
  const { wish } = wanted
  const render = async () => (await renderDrawing(drawing)).bytes
  const uploadId = await bringPicture(port, pinner, { wish, name: drawing.name, type: 'pinimage', render }, signal)
  return { drawing, uploadId }
}

/** Gives a member their portrait. */
export async function bringPortrait(port: DemonstrationPort, member: DemoMember, signal: AbortSignal): Promise<void> {
  const { username } = member
  const render = () => renderPortrait(username)
  const uploadId = await bringPicture(
    port,
    member,
    { wish: 'portrait', name: username, type: 'avatar', render },
    signal,
  )
  await member.call('portrait', profilePictureResource.create, { kind: 'avatar', upload_id: uploadId })
}

/** Draws, registers, sends and waits, as a member's browser would. */
async function bringPicture(
  port: DemonstrationPort,
  member: DemoMember,
  { wish, name, type, render }: Picture,
  signal: AbortSignal,
): Promise<string> {
  const { upload_id: uploadId } = await member.call(`upload ${wish}`, vipResource.create, { type })
  let isSent = false
  for (;;) {
    signal.throwIfAborted()
    const { [uploadId]: upload } = await member.call('look', vipResource.get, { upload_ids: [uploadId] })
    if (upload?.status === 'succeeded') return uploadId
    if (upload?.status === 'failed' || !upload) throw new Error(`${name}: the upload was refused`)
    if (upload.status === 'registered' && !isSent) {
      await port.sendPicture(uploadId, await render())
      isSent = true
    }
    await pause(POLL_MILLISECONDS, undefined, { signal })
  }
}
