import type { Fault } from './fault.ts'

const modules = 'apps/server/src/modules'
const platform = 'apps/server/src/platform'
const tests = 'apps/server/test'

/** Boards, pins, what is said of them, and how all of it is asked for, on PostgreSQL and over HTTP. */
export const thingFaults: readonly Fault[] = [
  {
    name: 'hidden-boards-answer-403',
    file: `${modules}/boards/boards.policy.ts`,
    find: "if (boardSight(board) !== 'full') return deny('board_not_found')",
    replace: "if (boardSight(board) !== 'full') return deny('not_allowed')",
    foundBy: [`${tests}/permissions/board-writing.test.ts`],
  },
  {
    name: 'removed-collaborators-stay-counted',
    file: `${modules}/teams/commands/remove-collaborator.ts`,
    find: "await addToBoardCounter(tx, boardId, 'collaborator_count', -1)",
    replace: '',
    foundBy: [`${tests}/boards/leaving-boards.test.ts`, `${tests}/boards/teams-at-once.test.ts`],
  },
  {
    name: 'removed-collaborators-are-not-told',
    file: `${modules}/teams/commands/remove-collaborator.ts`,
    find: 'noteBoardChange(tx, boardId, [memberId])',
    replace: 'noteBoardChange(tx, boardId)',
    foundBy: [`${tests}/boards/live-boards.test.ts`],
  },
  {
    name: 'oldest-boards-come-last',
    file: `${modules}/boards/lists/board-lists.queries.ts`,
    find: "oldest: sql`${rising('entry.board_id')}`",
    replace: "oldest: sql`${falling('entry.board_id')}`",
    foundBy: [`${tests}/boards/boards-screen.test.ts`],
  },
  {
    name: 'a-bookmark-repeats-the-last-pin',
    file: `${modules}/pins/lists/pin-pages.queries.ts`,
    find: "newest: { column: 'pin_id', way: 'desc', isBeyond: '<',",
    replace: "newest: { column: 'pin_id', way: 'desc', isBeyond: '<=',",
    foundBy: [`${tests}/boards/sorted-pins.test.ts`],
  },
  {
    name: 'the-visibility-step-is-skipped',
    file: `${modules}/pins/pins.view.ts`,
    find: "wanted === 'seen' ? canSeePin(facts).isAllowed : isPinListed(facts)",
    replace: "wanted === 'seen' || isPinListed(facts)",
    foundBy: [`${tests}/permissions/pins.test.ts`],
  },
  {
    name: 'hidden-pins-are-suggested',
    file: `${modules}/pins/pins.view.ts`,
    find: '    .filter((pin) => !markOf(pin).isHidden)\n',
    replace: '',
    foundBy: [`${tests}/marks/hidden.test.ts`],
  },
  {
    name: 'saved-pins-are-not-counted',
    file: `${modules}/pins/commands/write-pin.ts`,
    find: 'total_pin_count: pins.length,',
    replace: 'total_pin_count: 0,',
    foundBy: [`${tests}/data/interleaved.test.ts`],
  },
  {
    name: 'pictures-of-secret-boards-stay-public',
    file: `${modules}/pins/pin-sight.ts`,
    find: "board.privacy !== 'secret' && board.deletedAt === null && ",
    replace: 'board.deletedAt === null && ',
    foundBy: [`${tests}/permissions/picture-addresses.test.ts`],
  },
  {
    name: 'a-comments-answers-stay-counted',
    file: `${modules}/comments/commands/delete-comment.ts`,
    find: 'changeCommentCount(tx, row.aggregateId, -ids.length)',
    replace: 'changeCommentCount(tx, row.aggregateId, -1)',
    foundBy: [`${tests}/comments/comments.test.ts`],
  },
  {
    name: 'comments-are-not-limited',
    file: `${modules}/comments/writing-limit.ts`,
    find: 'deps.rateLimit.take(`comment ${actorOf(author)}`, limit)',
    replace: 'Promise.resolve(void [deps, actorOf(author), limit])',
    foundBy: [`${tests}/comments/writing-limits.test.ts`],
  },
  {
    name: 'tries-are-not-counted',
    file: `${modules}/tried/commands/say-tried.ts`,
    find: 'await changeDoneCount(tx, aggregateId, 1)',
    replace: '',
    foundBy: [`${tests}/pin-kinds/tried.test.ts`],
  },
  {
    name: 'uploads-of-others-are-told',
    file: `${modules}/media/uploads.view.ts`,
    find: 'uploads.filter(({ memberId }) => memberId === viewer.id)',
    replace: 'uploads',
    foundBy: [`${tests}/permissions/pins.test.ts`],
  },
  {
    name: 'the-worst-hit-comes-first',
    file: `${modules}/discovery/search/search-documents.queries.ts`,
    find: 'order by rank desc, id desc limit ${page.limit}',
    replace: 'order by rank, id desc limit ${page.limit}',
    foundBy: [`${tests}/discovery/search.test.ts`],
  },
  {
    name: 'feeds-hold-markup-of-members',
    file: `${modules}/syndication/feeds.ts`,
    find: '<p>${escapeMarkup(pin.description)}</p>',
    replace: '<p>${pin.description}</p>',
    foundBy: [`${tests}/machines/feeds.test.ts`, `${tests}/machines/hostile.test.ts`],
  },
  {
    name: 'sitemaps-tell-of-members-who-hide',
    file: `${modules}/syndication/sitemaps.ts`,
    find: ' || member.row.isSearchHidden)',
    replace: ')',
    foundBy: [`${tests}/machines/sitemaps.test.ts`],
  },
  {
    name: 'a-used-key-answers-another-request',
    file: `${platform}/idempotency/idempotent.ts`,
    find: "if (found.requestHash !== requestHash) throw new AppError('key_reused')",
    replace: '',
    foundBy: [`${tests}/wire/idempotency.test.ts`],
  },
  {
    name: 'other-sites-may-write',
    file: `${platform}/http/csrf.ts`,
    find: 'if (origin !== undefined && !isOurHost(origin, publicUrl)) {',
    replace: 'if (origin === publicUrl.hash) {',
    foundBy: [`${tests}/wire/csrf.test.ts`],
  },
  {
    name: 'answers-repeat-the-password',
    file: `${platform}/http/api-routes.ts`,
    find: "  'password',\n",
    replace: '',
    foundBy: [`${tests}/accounts/secrets.test.ts`, `${tests}/wire/answers.test.ts`],
  },
  {
    name: 'a-full-disk-is-written-to',
    file: `${platform}/postgres/keep-room.ts`,
    find: 'if (takesWrites && free < LEAST) {',
    replace: 'if (takesWrites && free < 0) {',
    foundBy: [`${tests}/platform/keep-room.test.ts`],
  },
]
