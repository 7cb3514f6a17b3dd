import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { requireOwner } from '../require-owner.ts'
import { findExport } from './exports.queries.ts'
import { findPartFiles } from './parts.queries.ts'

interface DownloadDeps {
  readonly db: Db
  readonly clock: Clock
  readonly storage: Storage
  viewerOf(request: FastifyRequest): Promise<Viewer>
}

/** Where an export's file is, for its owner. */
export const downloadPath = (exportId: Id): string => `/_/exports/${exportId}.zip`

/** Hands an export to its owner, who entered the password a moment ago; to other members it is missing. */
export function registerExportRoute(app: FastifyInstance, deps: DownloadDeps): void {
  app.get<{ Params: { file: string } }>('/_/exports/:file', async (request, reply) => {
    const viewer = requireMember(await deps.viewerOf(request))
    const id = /^(\d{1,18})\.zip$/.exec(request.params.file)?.[1]
    const row = id === undefined ? undefined : await findExport(deps.db, id)
    const isTheirs = row !== undefined && row.memberId === viewer.id && row.expiresAt > deps.clock.now()
    if (!isTheirs || row.state !== 'ready') throw new AppError('export_not_found')
    requireOwner(deps, viewer)
    const parts = await findPartFiles(deps.db, row.id)
    return reply
      .type('application/zip')
      .header('content-length', row.byteSize ?? '0')
      .header('content-disposition', 'attachment; filename="pinfold-data.zip"')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(bytesOf(deps.storage, parts), { objectMode: false }))
  })
}

/** The parts one after the other; each is opened when the one before was taken. */
async function* bytesOf(storage: Storage, parts: readonly { fileKey: string }[]): AsyncGenerator<Buffer> {
  for (const { fileKey } of parts) {
    const stored = await storage.get(fileKey)
    // An answer that ends early is known to be cut off; one with a gap is not.
    if (stored === null) throw new Error(`${fileKey} of an export is missing`)
    yield* stored.stream as AsyncIterable<Buffer>
  }
}
