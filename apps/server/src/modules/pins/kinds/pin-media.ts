import type { MemberId, PinId } from '@pinfold/contract'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { deleteSignatures, drawSignature, upsertSignatures } from '../../media/index.ts'
import {
  findPinMedia,
  findPinPages,
  insertPinMedia,
  insertPinPages,
  type PinMedium,
  updateMediaSignatures,
} from './pin-media.queries.ts'

type MediaDeps = Pick<WriteDeps, 'clock' | 'ids'>

interface Owner {
  readonly pinnerId: MemberId
  readonly isReadableByAll: boolean
}

/** Writes a pin's media with their addresses, which answer whom the pin's own picture answers. */
export async function writePinMedia(
  deps: MediaDeps,
  writer: Writer,
  media: readonly PinMedium[],
  owner: Owner,
): Promise<void> {
  await insertPinMedia(writer, media)
  await addressMedia(deps, writer, media, () => owner)
}

/** Saves show what they were saved from: the same pages and media, at addresses of their own. `copies` says which became which. */
export async function copyPinMedia(
  deps: MediaDeps,
  writer: Writer,
  copies: ReadonlyMap<Id, Id>,
  owner: Owner,
): Promise<void> {
  if (copies.size === 0) return
  const copyOf = <T extends { readonly pinId: PinId }>(one: T): T => ({
    ...one,
    pinId: copies.get(one.pinId) ?? one.pinId,
  })
  const media = await findPinMedia(writer, [...copies.keys()])
  const pages = await findPinPages(writer, [...copies.keys()])
  await writePinMedia(
    deps,
    writer,
    media.map((medium) => ({ ...copyOf(medium), signature: drawSignature() })),
    owner,
  )
  await insertPinPages(
    writer,
    pages.map(copyOf).map((page) => ({ ...page, id: deps.ids.next(bucketOf(page.pinId)) })),
  )
}

interface ChangedPin extends Owner {
  readonly id: Id
  readonly kind: 'picture' | 'video' | 'story'
}

/** After who may see the pins changed: media that hide get new addresses, so that the old ones stop answering. */
export async function syncPinMedia(
  deps: MediaDeps,
  writer: Writer,
  pins: { readonly hidden: readonly ChangedPin[]; readonly shown: readonly ChangedPin[] },
): Promise<void> {
  const changed = new Map(
    [...pins.hidden, ...pins.shown].filter(({ kind }) => kind !== 'picture').map((pin) => [pin.id, pin]),
  )
  if (changed.size === 0) return
  const media = await findPinMedia(writer, [...changed.keys()])
  const hiding = media.filter(({ pinId }) => changed.get(pinId)?.isReadableByAll === false)
  const moved = hiding.map((medium) => ({ ...medium, signature: drawSignature() }))
  await updateMediaSignatures(writer, moved)
  const stayed = media.filter((medium) => !hiding.includes(medium))
  await addressMedia(deps, writer, [...moved, ...stayed], (pinId) => changed.get(pinId))
  await deleteSignatures(
    writer,
    hiding.map(({ signature }) => signature),
  )
}

/** Before pins go: their media's addresses. Their rows go with the pins'. */
export async function forgetPinMedia(writer: Writer, pinIds: readonly PinId[]): Promise<void> {
  const media = await findPinMedia(writer, pinIds)
  await deleteSignatures(
    writer,
    media.map(({ signature }) => signature),
  )
}

async function addressMedia(
  deps: MediaDeps,
  writer: Writer,
  media: readonly PinMedium[],
  ownerOf: (pinId: PinId) => Owner | undefined,
): Promise<void> {
  const rows = media.flatMap(({ pinId, signature, contentHash, extension }) => {
    const owner = ownerOf(pinId)
    if (!owner) return []
    const { isReadableByAll: isPublic, pinnerId: ownerId } = owner
    return [{ signature, contentHash, extension, isPublic, pinId: isPublic ? null : pinId, ownerId }]
  })
  await upsertSignatures(writer, rows, deps.clock.now())
}
