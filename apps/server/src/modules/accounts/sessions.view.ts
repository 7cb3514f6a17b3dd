import { formatWireDate, type Session } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { findSessionsOfMember } from './sessions.queries.ts'

const MOST_SESSIONS = 100

/** The member's own sessions, newest first. One statement. */
export async function sessionsView(deps: { db: Db }, viewer: Member): Promise<Session[]> {
  const sessions = await findSessionsOfMember(deps.db, viewer.id, MOST_SESSIONS)
  return sessions.map((session) => ({
    id: session.id,
    device_source: session.deviceSource as Session['device_source'],
    user_agent: session.userAgent,
    country: session.country,
    created_at: formatWireDate(session.createdAt),
    last_seen_at: formatWireDate(session.lastSeenAt),
    is_current: session.id === viewer.sessionId,
  }))
}
