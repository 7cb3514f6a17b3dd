import type { Fault } from './fault.ts'

const modules = 'apps/server/src/modules'
const platform = 'apps/server/src/platform'

/** Pure rules of the server: what may be done, in which order, how it is written. */
export const ruleFaults: readonly Fault[] = [
  {
    name: 'invited-see-what-is-on-secret-boards',
    file: `${modules}/boards/boards.policy.ts`,
    find: "return board.isInvited ? 'invitation' : 'hidden'",
    replace: "return board.isInvited ? 'full' : 'hidden'",
    foundBy: [`${modules}/boards/boards.policy.test.ts`],
  },
  {
    name: 'archived-boards-are-listed',
    file: `${modules}/boards/boards.policy.ts`,
    find: "  return board.privacy === 'public' && !board.isArchived",
    replace: "  return board.privacy === 'public'",
    foundBy: [`${modules}/boards/boards.policy.test.ts`],
  },
  {
    name: 'pins-of-private-members-are-for-all',
    file: `${modules}/pins/pins.policy.ts`,
    find: 'return pin.isPinnerPrivate && !pin.isApprovedFollower ? hidden : allow',
    replace: 'return allow',
    foundBy: [`${modules}/pins/pins.policy.test.ts`],
  },
  {
    name: 'comments-off-for-a-pin-stop-nobody',
    file: `${modules}/pins/pins.policy.ts`,
    find: 'const isOn = pin.isCommentsAllowed && (',
    replace: 'const isOn = (',
    foundBy: [`${modules}/pins/pins.policy.test.ts`],
  },
  {
    name: 'comments-of-others-can-be-reworded',
    file: `${modules}/comments/comments.policy.ts`,
    find: 'seenAnd(comment, comment.isAuthor)',
    replace: 'seenAnd(comment, true)',
    foundBy: [`${modules}/comments/comments.policy.test.ts`],
  },
  {
    name: 'who-is-blocked-may-follow',
    file: `${modules}/graph/graph.policy.ts`,
    find: "if (relation.isBlockedByThem || relation.isBlockingThem) return deny('user_not_found')",
    replace: "if (relation.isBlockingThem) return deny('user_not_found')",
    foundBy: [`${modules}/graph/graph.policy.test.ts`],
  },
  {
    name: 'who-joins-reads-what-was-before',
    file: `${modules}/messaging/messaging.policy.ts`,
    find: 'const isHidden = message.isBeforeJoining || (',
    replace: 'const isHidden = (',
    foundBy: [`${modules}/messaging/messaging.policy.test.ts`],
  },
  {
    name: 'own-pins-can-be-reported',
    file: `${modules}/moderation/moderation.policy.ts`,
    find: "return seen.isAllowed && pin.isPinner ? deny('not_allowed') : seen",
    replace: 'return seen',
    foundBy: [`${modules}/moderation/moderation.policy.test.ts`],
  },
  {
    name: 'tries-of-private-members-are-for-all',
    file: `${modules}/tried/tried.policy.ts`,
    find: "return facts.isAuthorPrivate && !facts.isApprovedFollower ? deny('tried_not_found') : allow",
    replace: 'return allow',
    foundBy: [`${modules}/tried/tried.policy.test.ts`],
  },
  {
    name: 'analysts-may-edit',
    file: `${modules}/business/acting.policy.ts`,
    find: "ANALYST: ['read'],",
    replace: "ANALYST: ['read', 'edit'],",
    foundBy: [`${modules}/business/acting.policy.test.ts`],
  },
  {
    name: 'machines-are-shown-what-was-created',
    file: `${modules}/profiles/profile-tabs.policy.ts`,
    find: "if (viewer.kind === 'bot') return false",
    replace: '',
    foundBy: [`${modules}/profiles/profile-tabs.policy.test.ts`],
  },
  {
    name: 'scripts-for-machines-can-end-early',
    file: `${modules}/syndication/jsonp.ts`,
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    foundBy: [`${modules}/syndication/jsonp.test.ts`],
  },
  {
    name: 'three-of-one-pinner-in-a-row',
    file: `${modules}/discovery/spread-out.ts`,
    find: 'const MOST_IN_A_ROW = 2',
    replace: 'const MOST_IN_A_ROW = 3',
    foundBy: [`${modules}/discovery/spread-out.test.ts`],
  },
  {
    name: 'weekly-digests-on-sundays',
    file: `${modules}/notifications/digest/next-digest.ts`,
    find: 'const FIRST_MONDAY = 4 * DAY',
    replace: 'const FIRST_MONDAY = 3 * DAY',
    foundBy: [`${modules}/notifications/digest/next-digest.test.ts`],
  },
  {
    name: 'ranges-of-videos-end-a-byte-late',
    file: `${modules}/media/videos/byte-range.ts`,
    find: 'Math.min(Number(to), size - 1)',
    replace: 'Math.min(Number(to), size)',
    foundBy: [`${modules}/media/videos/byte-range.test.ts`],
  },
  {
    name: 'mails-hold-markup-of-members',
    file: `${platform}/mail/letter.ts`,
    find: '<p style="margin:0 0 16px">${escapeHtml(text)}</p>',
    replace: '<p style="margin:0 0 16px">${text}</p>',
    foundBy: [`${platform}/mail/letter.test.ts`],
  },
  {
    name: 'bookmarks-open-at-other-installations',
    file: `${platform}/http/bookmarks.ts`,
    find: "hkdfSync('sha256', secret, '', 'bookmarks', 32)",
    replace: "hkdfSync('sha256', 'one for all', '', 'bookmarks', 32)",
    foundBy: [`${platform}/http/bookmarks.test.ts`],
  },
  {
    name: 'kept-pages-outlive-a-change',
    file: `${platform}/http/page-cache.ts`,
    find: '      entries.clear()\n',
    replace: '',
    foundBy: [`${platform}/http/page-cache.test.ts`],
  },
]
