import { errorMessage, errorTable, limits } from '@pinfold/contract'
import { FileStore } from '@tus/file-store'
import { Server as TusServer } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { receiveFile } from './commands/receive-file.ts'
import { RESUMABLE_PATH } from './resumable-url.ts'
import { findUsedBytes } from './storage-use.queries.ts'
import { quotaOf, type StorageDeps, storageFull } from './storage-use.ts'
import type { UploadTickets } from './upload-tickets.ts'
import { findUploads } from './uploads.queries.ts'

/** What receiving files in pieces needs. */
export interface ResumableRouteDeps extends WriteDeps, StorageDeps {
  storage: Storage
  tickets: UploadTickets
  publicUrl: URL
  /** Where pieces wait for the others. */
  resumableFolder: string
}

/**
 * Takes videos in pieces by the tus protocol: whoever was cut off goes on where they were. The upload's ticket is part of
 * its address, and nobody else's request is listened to. When the last piece is there, it is received as a form's file is.
 */
export function registerResumableRoute(app: FastifyInstance, deps: ResumableRouteDeps): void {
  const store = new FileStore({ directory: deps.resumableFolder })
  const server = new TusServer({
    path: RESUMABLE_PATH,
    datastore: store,
    maxSize: limits.video.largestBytes,
    allowedOrigins: [deps.publicUrl.origin],
    namingFunction: (_, metadata) => `${metadata?.['upload_id'] ?? ''}.${metadata?.['ticket'] ?? ''}`,
    generateUrl: (_, { id }) => new URL(`${RESUMABLE_PATH}/${id}`, deps.publicUrl).href,
    async onIncomingRequest(_, name) {
      if (!deps.tickets.isFor(...partsOf(name))) throw refusal(new AppError('upload_not_found'))
    },
    async onUploadCreate(_, { id: name, size }) {
      await checkPlace(deps, partsOf(name)[0], size ?? limits.video.largestBytes).catch(refuse)
      return {}
    },
    async onUploadFinish(_, { id: name, size = 0 }) {
      try {
        await receiveFile(deps, partsOf(name)[0], () => store.read(name), { declaredBytes: size, isResumed: true })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await store.remove(name)
        throw refusal(error)
      }
      await store.remove(name)
      return {}
    },
  })
  app.register(async (scope) => {
    // The pieces go to the disk as they come.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const url of [RESUMABLE_PATH, `${RESUMABLE_PATH}/:name`])
      scope.route({
        // Not GET: nobody reads here.
        method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        async handler(request, reply) {
          reply.hijack()
          await server.handle(request.raw, reply.raw)
        },
      })
  })
}

/** The upload and its ticket. */
function partsOf(name: string): [uploadId: Id, ticket: string] {
  const [, uploadId = '', ticket = ''] = /^(\d{1,19})\.([\w-]{1,100})$/.exec(name) ?? []
  return [uploadId, ticket]
}

async function checkPlace(deps: ResumableRouteDeps, uploadId: Id, size: number): Promise<void> {
  const [upload] = await findUploads(deps.db, [uploadId])
  if (!upload || upload.type !== 'video') throw new AppError('upload_not_found')
  if (upload.status !== 'registered') throw new AppError('upload_used')
  // Refused before a gigabyte came for nothing; counted when it is there.
  if ((await findUsedBytes(deps.db, upload.memberId)) + size > quotaOf(deps.storageQuota))
    throw await storageFull(deps, upload.memberId)
}

/** A refusal in the words of every other, as the protocol's server takes it. */
function refusal({ code: name, details }: AppError): Error & { status_code: number; body: string } {
  const { code, status } = errorTable[name]
  const error = { name, code, http_status: status, message: details.message ?? errorMessage(name) }
  const body = JSON.stringify({ resource_response: { status: 'failure', ...error, error } })
  return Object.assign(new Error(name), { status_code: status, body })
}

function refuse(error: unknown): never {
  throw error instanceof AppError ? refusal(error) : error
}
