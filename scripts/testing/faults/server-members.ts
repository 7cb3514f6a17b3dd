import type { Fault } from './fault.ts'

const modules = 'apps/server/src/modules'
const tests = 'apps/server/test'

/** Members, what is between them, and what they are told, on PostgreSQL and over HTTP. */
export const memberFaults: readonly Fault[] = [
  {
    name: 'log-in-tries-of-an-address-not-counted',
    file: `${modules}/accounts/sign-in-tries.ts`,
    find: '[`log-in:address:${addressKey(request.address)}`, `log-in:account:${account}`]',
    replace: '[`log-in:account:${account}`]',
    foundBy: [`${tests}/accounts/sign-in-limits.test.ts`],
  },
  {
    name: 'a-password-reset-leaves-sessions',
    file: `${modules}/accounts/recovery/end-access.ts`,
    find: 'await deleteSessionsOf(writer, memberId, exceptSession)',
    replace: '',
    foundBy: [`${tests}/accounts/safety/password-reset.test.ts`],
  },
  {
    name: 'a-second-factor-code-works-twice',
    file: `${modules}/accounts/second-factor/use-code.ts`,
    find: "useStep(writeAlone(deps.db, 'a code is good for once, which the statement itself decides'), memberId, step)",
    replace: 'true',
    foundBy: [`${tests}/accounts/safety/second-factor.test.ts`],
  },
  {
    name: 'a-block-keeps-the-other-ones-follow',
    file: `${modules}/graph/commands/block-member.ts`,
    find: "if ((await deleteFollow(writer, blockedId, viewer.id)) === 'following')\n      await countFollow(writer, blockedId, viewer.id, -1)",
    replace: '',
    foundBy: [`${tests}/moderation/block-at-once.test.ts`],
  },
  {
    name: 'removed-followers-stay-counted',
    file: `${modules}/graph/commands/answer-request.ts`,
    find: 'await countFollow(writer, followerId, viewer.id, -1)',
    replace: '',
    foundBy: [`${tests}/following/requests.test.ts`],
  },
  {
    name: 'lists-of-followers-show-who-is-blocked',
    file: `${modules}/graph/follow-lists.view.ts`,
    find: 'return member && canBeListed(member.relation) ?',
    replace: 'return member ?',
    foundBy: [`${tests}/following/lists.test.ts`],
  },
  {
    name: 'blocked-people-hear-each-other-in-groups',
    file: `${modules}/messaging/deliver-message.ts`,
    find: ' && member !== undefined && !isBlockedEitherWay(member)',
    replace: ' && member !== undefined',
    foundBy: [`${tests}/messages/groups.test.ts`],
  },
  {
    name: 'reading-an-older-message-unreads-newer-ones',
    file: `${modules}/messaging/commands/keep-conversation.ts`,
    find: 'if (compareIds(read, inbox.lastReadMessageId) <= 0) return',
    replace: '',
    foundBy: [`${tests}/messages/conversations.test.ts`],
  },
  {
    name: 'own-acts-are-news',
    file: `${modules}/notifications/commands/tell-members.ts`,
    find: 'told.filter(({ memberId, actorId, kind }) => memberId !== actorId || ofOneself.has(kind))',
    replace: 'told',
    foundBy: [`${tests}/notifications/news.test.ts`],
  },
  {
    name: 'news-of-blocked-people-are-told',
    file: `${modules}/notifications/told-news.ts`,
    find: 'isBlockedEitherWay: isBlockedByThem || isBlockingThem, ...facts',
    replace: 'isBlockedEitherWay: false, ...facts',
    foundBy: [`${tests}/notifications/hidden-news.test.ts`],
  },
  {
    name: 'reports-are-not-limited',
    file: `${modules}/moderation/commands/report-object.ts`,
    find: 'await deps.rateLimit.take(`report ${actorOf(reporter)}`, limit)',
    replace: '',
    foundBy: [`${tests}/comments/writing-limits.test.ts`],
  },
  {
    name: 'assigned-access-can-be-given-up',
    file: `${modules}/business/commands/answer-access.ts`,
    find: "if (access?.source !== 'invitation') throw",
    replace: 'if (!access) throw',
    foundBy: [`${tests}/business/access.test.ts`],
  },
  {
    name: 'monthly-views-reach-back-too-far',
    file: `${modules}/profiles/monthly-views.ts`,
    find: 'countProfileViews(db, memberId, dayAgo(DAYS_COUNTED))',
    replace: 'countProfileViews(db, memberId, dayAgo(DAYS_KEPT))',
    foundBy: [`${tests}/profiles/monthly-views.test.ts`],
  },
  {
    name: 'exports-are-for-any-member',
    file: `${modules}/endings/exports/download-route.ts`,
    find: 'row.memberId === viewer.id && ',
    replace: '',
    foundBy: [`${tests}/endings/data-export.test.ts`],
  },
  {
    name: 'a-role-opens-all-of-the-admin-area',
    file: `${modules}/employees/employee-of.ts`,
    find: "if (!hasRoleOf(roles, may)) throw new AppError('not_allowed')",
    replace: '',
    foundBy: [`${tests}/administration/who-may.test.ts`],
  },
  {
    name: 'a-search-of-employees-reads-no-address',
    file: `${modules}/administration/read-wish.ts`,
    find: 'if (path !== null) return readPath(path)',
    replace: '',
    foundBy: [`${tests}/administration/search.test.ts`],
  },
  {
    name: 'website-of-somebody-else-claimed',
    file: `${modules}/claims/claims.policy.ts`,
    find: "ownerId === undefined || ownerId === memberId ? allow : deny('site_claimed')",
    replace: 'allow',
    foundBy: [`${tests}/claims/claiming.test.ts`],
  },
  {
    name: 'merchant-that-waits-is-seen',
    file: `${modules}/merchants/merchants.policy.ts`,
    find: "return isSelf || state === 'approved' ? allow : deny('merchant_not_found')",
    replace: 'return allow',
    foundBy: [`${tests}/merchants/merchants.test.ts`],
  },
]
