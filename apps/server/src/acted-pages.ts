import { ACTING_COOKIE, readActing, writeActing } from '@pinfold/contract'
import type { FastifyRequest } from 'fastify'
import { actingReader } from './modules/business/index.ts'
import { hasWhole, type Viewer } from './platform/auth/viewer.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/db.ts'
import { AppError } from './platform/errors/app-error.ts'
import type { CookieJar } from './platform/http/request-facts.ts'

/** Whom a page or a picture is asked for. */
export interface Asked {
  /** Who it shows for: the member acted for, or who asks. */
  readonly subject: Viewer
  /** What every call of the page carries; null where nobody else is named. */
  readonly subjectId: string | null
  /** Why the address may not be opened in the name it gives. */
  readonly refusal?: AppError
}

const A_YEAR_OF_SECONDS = 365 * 24 * 60 * 60

/**
 * Whom the address names, else whom this browser chose last. An address that may not be opened in that name is refused
 * by the page's calls; a choice that no longer holds is passed over.
 */
export async function askedFor(
  deps: { db: Db; clock: Clock },
  request: FastifyRequest,
  viewer: Viewer,
): Promise<Asked> {
  const { orbac_subject_id: named } = request.query as { orbac_subject_id?: unknown }
  const chosen = readActing(request.cookies[ACTING_COOKIE])
  const isNamed = typeof named === 'string' && named !== ''
  const subjectId = isNamed ? named : chosen?.memberId === viewer.id ? (chosen?.subjectId ?? null) : null
  if (viewer.id === null || subjectId === null) return { subject: viewer, subjectId: null }
  try {
    const subject = await actingReader(deps, viewer, subjectId)
    return subject === viewer ? { subject, subjectId: null } : { subject, subjectId }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return isNamed ? { subject: viewer, subjectId, refusal: error } : { subject: viewer, subjectId: null }
  }
}

/**
 * Whom a picture is asked for: the member acted for, or who asks. With roles on parts of a business it is who asks, and
 * also the business, for what lies on their boards. Throws why an address may not be opened in the name it gives.
 */
export async function pictureViewers(
  deps: { db: Db; clock: Clock },
  request: FastifyRequest,
  viewer: Viewer,
): Promise<[Viewer, ...Viewer[]]> {
  const { subject, refusal } = await askedFor(deps, request, viewer)
  if (refusal !== undefined) throw refusal
  return hasWhole(subject) ? [subject] : [viewer, subject]
}

/** A page that was opened in somebody's name goes on in it. */
export function keepChoice(request: FastifyRequest, viewer: Viewer, { subject }: Asked, cookies: CookieJar): void {
  if (viewer.id === null || subject.id === null || subject === viewer) return
  const value = writeActing({ memberId: viewer.id, subjectId: subject.id })
  if (request.cookies[ACTING_COOKIE] === value) return
  cookies.set({ name: ACTING_COOKIE, value, isHttpOnly: false, maxAgeSeconds: A_YEAR_OF_SECONDS })
}
