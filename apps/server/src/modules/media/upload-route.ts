import { Readable } from 'node:stream'
import { limits } from '@pinfold/contract'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireMember, type Viewer } from '../../platform/auth/viewer.ts'
import { withinScopes } from '../../platform/auth/within-scopes.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import type { CsrfGuard } from '../../platform/http/csrf.ts'
import type { MemberRates } from '../../platform/rate-limit/member-rates.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { receiveFile } from './commands/receive-file.ts'
import { registerUpload, type RegisterDeps } from './commands/register-upload.ts'
import { untilProcessed } from './until-processed.ts'
import { requestWords } from '../../platform/errors/request.words.ts'
import { mediaRefusalWords } from './media-refusals.words.ts'
import { errorMessage } from '@pinfold/contract'

/** What receiving files needs. */
export interface UploadRouteDeps extends WriteDeps, RegisterDeps {
  storage: Storage
  mediaUrl: string
  memberRates: MemberRates
  csrf: CsrfGuard
  viewerOf(request: FastifyRequest): Promise<Viewer>
}

/** Takes files by multipart: at `/upload/` with every given parameter before the file, and at the older `/upload-image/`. */
export async function registerUploadRoutes(app: FastifyInstance, deps: UploadRouteDeps): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.video.largestFormBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 25 },
    throwFileSizeLimit: true,
  })

  app.post('/upload/', async (request, reply) => {
    const part = await filePart(request)
    await takeIn(deps, request, part, async () => {
      const uploadId = fieldText(part.fields['upload_id'])
      if (/^\d{1,19}$/.test(uploadId) && deps.tickets.isFor(uploadId, fieldText(part.fields['ticket']))) return uploadId
      throw new AppError('upload_not_found')
    })
    return reply.code(204).send()
  })

  app.post('/upload-image/', async (request, reply) => {
    const isGuarded = bearerOf(request) === undefined
    if (isGuarded) deps.csrf.checkPair(request)
    const viewer = requireMember(withinScopes(await deps.viewerOf(request), ['pins:write'], 'command'))
    if (isGuarded) deps.csrf.checkBound(request, reply)
    const part = await filePart(request)
    const uploadId = await takeIn(deps, request, part, async () => {
      await deps.memberRates.take(viewer, request.ip, 'upload')
      return (await registerUpload(deps, viewer, 'pinimage')).upload_id
    })
    const upload = await untilProcessed(deps, viewer, uploadId)
    if (upload?.status !== 'succeeded')
      throw new AppError('invalid_image', { field: 'img', detail: errorMessage('invalid_image') })
    return { success: true, image_url: upload.image_url, upload_id: uploadId }
  })
}

/** Receives the file of the upload that is found. One that is refused is read to its end: its sender listens only then. */
async function takeIn(
  deps: UploadRouteDeps,
  request: FastifyRequest,
  { file }: MultipartFile,
  uploadOf: () => Promise<Id>,
): Promise<Id> {
  try {
    const uploadId = await uploadOf()
    const from = (mostBytes: number) => Readable.from(wholeOf(file, mostBytes))
    await receiveFile(deps, uploadId, from, { declaredBytes: declaredBytes(request) })
    return uploadId
  } catch (error) {
    file.resume()
    return refuseUnreadable(error)
  }
}

/** How long the request says it is. */
const declaredBytes = (request: FastifyRequest) => {
  const text = request.headers['content-length']
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

async function filePart(request: FastifyRequest) {
  if (!request.isMultipart())
    throw new AppError('invalid_parameters', { field: 'file', detail: `file: ${mediaRefusalWords.sendAsMultipart}` })
  const part = await request.file().catch(refuseUnreadable)
  if (!part) throw new AppError('invalid_parameters', { field: 'file', detail: `file: ${requestWords.isRequired}` })
  return part
}

/** The file's bytes; fails where the parser cut them off at the limit, which it tells only at the end. */
async function* wholeOf(file: MultipartFile['file'], mostBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new AppError('body_too_large', { field: 'file' })
    yield chunk
  }
  if (file.truncated) throw new AppError('body_too_large', { field: 'file' })
}

/** The parser's complaints of a broken form carry no code, unlike those of the disk and the database. */
function refuseUnreadable(error: unknown): never {
  const isOfParser = error instanceof Error && !('code' in error) && /multipart|boundary|part|form/i.test(error.message)
  if (isOfParser)
    throw new AppError('invalid_parameters', { field: 'file', detail: `file: ${requestWords.cannotBeRead}` })
  throw error
}

const fieldText = (field: unknown): string =>
  typeof field === 'object' && field !== null && 'value' in field && typeof field.value === 'string' ? field.value : ''
