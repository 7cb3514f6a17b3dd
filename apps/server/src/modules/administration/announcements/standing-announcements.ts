import type { ShownAnnouncement } from '@pinfold/contract'
import { currentLanguage } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { keptAnew } from '../../../platform/kept-anew.ts'
import { type AnnouncementRow, findAhead } from './announcements.queries.ts'

/** What is announced at this moment, kept in the process: pages ask for it without a statement. */
export interface StandingAnnouncements {
  /** The newest that is for the viewer; undefined for none. */
  shownTo(viewer: Viewer): ShownAnnouncement | undefined
  /** Tells apart what is announced at one moment and at another. */
  mark(): string
  /** Reads them anew; whoever changed one waits for it. */
  read(): Promise<void>
}

/** The announcements of an installation, read now and then while pages ask for them. */
export function createStandingAnnouncements({ db, clock }: { db: Db; clock: Clock }): StandingAnnouncements {
  const kept = keptAnew<readonly AnnouncementRow[]>(clock, [], (now) => findAhead(db, now))
  const standing = () => {
    const now = clock.now()
    return kept.now().filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
  }
  return {
    read: kept.read,
    mark() {
      const now = standing()
      return now.length === 0 ? '' : JSON.stringify(now)
    },
    shownTo(viewer) {
      const row = standing().find((each) => isFor(each, viewer))
      return row && present(row)
    },
  }
}

function isFor({ audience }: AnnouncementRow, viewer: Viewer): boolean {
  if (audience === 'everybody') return true
  if (audience === 'businesses') return viewer.isPartner
  return (audience === 'members') === (viewer.id !== null)
}

const present = ({ id, texts, link, isDismissible }: AnnouncementRow): ShownAnnouncement => ({
  id,
  text: texts[currentLanguage()] ?? texts['en'] ?? '',
  link,
  is_dismissible: isDismissible,
})
