import { Readable } from 'node:stream'
import { limits, routes } from '@pinfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMember, type Member, type Viewer } from '../../platform/auth/viewer.ts'
import type { MemberRates } from '../../platform/rate-limit/member-rates.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type RegisterDeps, receiveFile, registerUpload } from '../media/index.ts'
import { sharedWords } from './shared-words.ts'
import { shareFields } from './web-manifest.ts'

/** What taking shared things needs. */
export interface ShareDeps extends WriteDeps, RegisterDeps {
  readonly storage: Storage
  readonly memberRates: MemberRates
  viewerOf(request: FastifyRequest): Promise<Viewer>
}

const MOST_FIELD_BYTES = 10_000

/**
 * CN-13: what the share sheet sends, where no worker of the browser takes it before. Words and links lead to the create
 * window, which asks visitors to log in and goes on; a member's first picture comes in as an upload.
 */
export function registerShareTarget(app: FastifyInstance, deps: ShareDeps): void {
  app.post(routes.shareTarget.pattern, async (request, reply) => {
    const viewer = await deps.viewerOf(request)
    // The share sheet is no page of another site; those have no business here.
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site'
    const taker = isForeign || !isMember(viewer) ? null : viewer
    const { fields, upload } = await readShared(deps, request, taker)
    const asked = { ...sharedWords(fields), ...(upload !== null && { upload }) }
    return reply.redirect(routes.saveButton.build({}, asked), 303)
  })
}

const LIMITS = { files: 20, fields: 20, fieldSize: MOST_FIELD_BYTES, parts: 50, fileSize: limits.upload.largestBytes }

/** Reads the whole form; the first picture becomes an upload of the member's. */
async function readShared(deps: ShareDeps, request: FastifyRequest, taker: Member | null) {
  const fields: Record<string, string> = {}
  let upload: Id | null = null
  if (!request.isMultipart()) return { fields, upload }
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value
    } else if (part.fieldname === shareFields.files && part.mimetype.startsWith('image/') && taker && upload === null) {
      upload = await takeIn(deps, request, taker, await part.toBuffer())
    } else {
      part.file.resume()
    }
  }
  return { fields, upload }
}

async function takeIn(deps: ShareDeps, request: FastifyRequest, member: Member, bytes: Buffer): Promise<Id> {
  await deps.memberRates.take(member, request.ip, 'upload')
  const { upload_id: id } = await registerUpload(deps, member, 'pinimage')
  await receiveFile(deps, id, () => Readable.from([bytes]), { declaredBytes: bytes.byteLength })
  return id
}
