import type { OptionsOf, adminAnnounce } from '@pinfold/contract'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing } from '../../../platform/writing/writer.ts'
import { type Acted, type Actor, withdrawForAll, writeAct } from '../../employees/index.ts'
import {
  ANNOUNCEMENTS_BUCKET,
  type AnnouncementFacts,
  insertAnnouncement,
  lockAnnouncement,
  setWithdrawn,
  updateAnnouncement,
} from './announcements.queries.ts'

interface Shown {
  readonly [fact: string]: unknown
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'announcement.written': { before: null; after: Shown }
    'announcement.changed': { before: Shown; after: Shown }
    'announcement.withdrawn': { before: Shown; after: null }
  }
}

type Written = Omit<OptionsOf<typeof adminAnnounce>, 'reason'>

/** What was written, as it is kept. Throws `invalid_parameters` where it ends before it starts. */
export function readAnnouncement(written: Written): AnnouncementFacts {
  const [startsAt, endsAt] = [new Date(written.starts_at), new Date(written.ends_at)]
  if (endsAt <= startsAt) throw new AppError('invalid_parameters', { field: 'ends_at' })
  // Languages that were left empty speak English.
  const texts = Object.fromEntries(
    Object.entries(written.texts).filter(([, text]) => text !== undefined && text !== ''),
  )
  const { audience, link, is_dismissible: isDismissible } = written
  return { texts, audience, link, isDismissible, startsAt, endsAt }
}

/** Tells an audience something for a while. */
export function announce(deps: WriteDeps, actor: Actor, facts: AnnouncementFacts, reason: string): Promise<Acted<Id>> {
  const id = deps.ids.next(ANNOUNCEMENTS_BUCKET)
  return writeAct(deps, actor, 'announce', { kind: 'announcement.written', ...about(id), reason }, async (tx, ask) => {
    await insertAnnouncement(ask(holdNothing(tx, 'a new row is nobody else’s'), allow), id, facts)
    return { before: null, after: logged(facts), answer: id }
  })
}

/** Changes what was announced. Throws `page_not_found`, also for one that was withdrawn. */
export const changeAnnouncement = (
  deps: WriteDeps,
  actor: Actor,
  { id, facts, reason }: { id: Id; facts: AnnouncementFacts; reason: string },
): Promise<Acted<Id>> =>
  writeAct(
    deps,
    actor,
    'change-announcement',
    { kind: 'announcement.changed', ...about(id), reason },
    async (tx, ask) => {
      const [held, row] = await lockAnnouncement(tx, id)
      const writer = ask(held, row === undefined || row.withdrawnAt !== null ? deny('page_not_found') : allow)
      if (row === undefined) throw new AppError('page_not_found')
      await updateAnnouncement(writer, id, facts)
      return { before: logged(row), after: logged(facts), answer: id }
    },
  )

/** Takes an announcement back; one that is back already stays so. Throws `page_not_found`. */
export const withdrawAnnouncement = (
  deps: WriteDeps,
  actor: Actor,
  { id, reason }: { id: Id; reason: string },
): Promise<Acted<null>> =>
  withdrawForAll(deps, actor, 'withdraw-announcement', {
    act: { kind: 'announcement.withdrawn', ...about(id), reason },
    lock: (tx) => lockAnnouncement(tx, id),
    write: (writer, at) => setWithdrawn(writer, id, at),
    before: (row) => logged(row),
  })

const about = (id: Id) => ({ thing: { type: 'announcement', id }, concerned: null })

const logged = ({ texts, audience, link, isDismissible, startsAt, endsAt }: AnnouncementFacts): Shown => ({
  ...texts,
  audience,
  link,
  is_dismissible: isDismissible,
  starts_at: startsAt,
  ends_at: endsAt,
})
