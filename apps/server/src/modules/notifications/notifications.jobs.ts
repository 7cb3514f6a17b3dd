import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { NewsDeps } from './commands/tell-members.ts'
import { askForDigests, type DigestDeps, sendDigest } from './digest/send-digests.ts'
import { askForIdeas, type IdeasMailDeps, sendIdeas } from './ideas/send-ideas.ts'
import { tellHeld } from './held/tell-held.ts'
import { pushNews } from './push/push-news.ts'
import type { PushDeps } from './push/subscriptions.ts'
import { sweepNews } from './jobs/sweep-news.ts'
import {
  tellOfAcceptance,
  tellOfBoardFollow,
  tellOfFollow,
  tellOfInvitation,
  tellOfJoining,
  tellOfJoinRequest,
  tellOfRequest,
} from './jobs/tell-of-people.ts'
import { tellOfAccess } from './jobs/tell-of-access.ts'
import { tellOfEndingDrafts, tellOfFailedDraft } from './jobs/tell-of-drafts.ts'
import { tellOfFailingSite, tellOfLostSite, tellOfMerchant, tellOfPausedFeed } from './jobs/tell-of-business.ts'
import { tellOfDecision, tellReporters } from './jobs/tell-of-reports.ts'
import { tellOfTakedown } from './jobs/tell-of-takedowns.ts'
import { tellOfPrice } from './jobs/tell-of-prices.ts'
import {
  tellOfComment,
  tellOfLike,
  tellOfPinMentions,
  tellOfReaction,
  tellOfSaves,
  tellOfTry,
} from './jobs/tell-of-pins.ts'

/** Such jobs are few, and each lane that waits for them keeps asking the database. */
const oneByOne = { concurrency: 1 }

/** Tells members what others did, and those who are away by email. */
export function scheduleNotifications(jobs: Jobs, deps: NewsDeps & DigestDeps & IdeasMailDeps & PushDeps): void {
  jobs.onMany(['pin.saved'], 'news-of-saves', (saves) => tellOfSaves(deps, saves))
  jobs.on('pin.reacted', 'news-of-reactions', (event) => tellOfReaction(deps, event), oneByOne)
  jobs.on('pin.tried', 'news-of-tries', (event) => tellOfTry(deps, event), oneByOne)
  jobs.on('pin.mentioned', 'news-of-pin-mentions', (event) => tellOfPinMentions(deps, event), oneByOne)
  jobs.on('comment.created', 'news-of-comments', (event) => tellOfComment(deps, event), oneByOne)
  jobs.on('comment.liked', 'news-of-likes', (event) => tellOfLike(deps, event), oneByOne)
  jobs.on('member.followed', 'news-of-follows', (event) => tellOfFollow(deps, event), oneByOne)
  jobs.on('member.follow-requested', 'news-of-requests', (event) => tellOfRequest(deps, event), oneByOne)
  jobs.on('board.followed', 'news-of-board-follows', (event) => tellOfBoardFollow(deps, event), oneByOne)
  jobs.on('board.invited', 'news-of-invitations', (event) => tellOfInvitation(deps, event), oneByOne)
  jobs.on('board.joined', 'news-of-joining', (event) => tellOfJoining(deps, event), oneByOne)
  jobs.on('board.join-requested', 'news-of-join-requests', (event) => tellOfJoinRequest(deps, event), oneByOne)
  jobs.on('board.request-accepted', 'news-of-acceptances', (event) => tellOfAcceptance(deps, event), oneByOne)
  jobs.on('draft.failed', 'news-of-failed-drafts', (event) => tellOfFailedDraft(deps, event), oneByOne)
  jobs.on('drafts.ending', 'news-of-ending-drafts', (event) => tellOfEndingDrafts(deps, event), oneByOne)
  jobs.on('site.failing', 'news-of-failing-sites', (event) => tellOfFailingSite(deps, event), oneByOne)
  jobs.on('site.lost', 'news-of-lost-sites', (event) => tellOfLostSite(deps, event), oneByOne)
  jobs.on('site-feed.paused', 'news-of-paused-feeds', (event) => tellOfPausedFeed(deps, event), oneByOne)
  jobs.on('access.told', 'news-of-access', (event) => tellOfAccess(deps, event), oneByOne)
  jobs.on('merchant.decided', 'news-of-merchants', (event) => tellOfMerchant(deps, event), oneByOne)
  jobs.on('page.price-fell', 'news-of-prices', (event) => tellOfPrice(deps, event), oneByOne)
  jobs.on('report.answered', 'news-of-reports', (event) => tellReporters(deps, event), oneByOne)
  jobs.on('moderation.letter', 'news-of-decisions', (event) => tellOfDecision(deps, event), oneByOne)
  jobs.on('takedown.owner-letter', 'news-of-takedowns', (event) => tellOfTakedown(deps, event), oneByOne)
  jobs.on('abuse.undone', 'news-of-pardoned', ({ memberId }) => tellHeld(deps, memberId), oneByOne)
  jobs.on('news.digest-due', 'news-send-digest', (event) => sendDigest(deps, event), oneByOne)
  jobs.on('ideas.mail-due', 'ideas-send', (event) => sendIdeas(deps, event), oneByOne)
  jobs.on('news.push-due', 'news-push', (event) => pushNews(deps, event))
  jobs.every('23 * * * *', 'news-ask-for-digests', () => askForDigests(deps))
  jobs.every('33 * * * *', 'ideas-ask', () => askForIdeas(deps))
  jobs.every('53 3 * * *', 'news-sweep', () => sweepNews(deps))
}
