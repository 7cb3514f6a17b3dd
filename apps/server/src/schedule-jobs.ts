import { availableParallelism } from 'node:os'
import { scheduleAccounts, sweepAccounts } from './modules/accounts/index.ts'
import { scheduleAbuse } from './modules/abuse/index.ts'
import { scheduleStatistics } from './modules/administration/index.ts'
import { scheduleBoards } from './modules/boards/index.ts'
import { scheduleComments } from './modules/comments/index.ts'
import { scheduleDiscovery } from './modules/discovery/index.ts'
import { scheduleDrafts } from './modules/drafts/index.ts'
import { scheduleGraph } from './modules/graph/index.ts'
import {
  type PictureDecoder,
  processUpload,
  sweepIncoming,
  sweepUploads,
  takeCover,
  transcodeVideo,
} from './modules/media/index.ts'
import { scheduleEndings } from './modules/endings/index.ts'
import { scheduleClaims } from './modules/claims/index.ts'
import { scheduleInsights } from './modules/insights/index.ts'
import { scheduleLegal } from './modules/legal/index.ts'
import { scheduleBusiness } from './modules/business/index.ts'
import { scheduleMerchants } from './modules/merchants/index.ts'
import { scheduleLinks } from './modules/links/index.ts'
import { scheduleLinkedPages } from './modules/linked-pages/index.ts'
import { scheduleMessaging } from './modules/messaging/index.ts'
import { scheduleModeration } from './modules/moderation/index.ts'
import { scheduleNotifications } from './modules/notifications/index.ts'
import { createHoldLikeBlocked, scheduleRatings } from './modules/ratings/index.ts'
import { createLikeBlocked, scheduleLooks } from './modules/recommender/index.ts'
import { scheduleOrganising } from './modules/organising/index.ts'
import { schedulePins } from './modules/pins/index.ts'
import { sweepExperiments } from './modules/experiences/index.ts'
import { scheduleTeams } from './modules/teams/index.ts'
import { scheduleTried } from './modules/tried/index.ts'
import { sweepChangedRows } from './platform/db/kept/changed-rows.ts'
import { sweepIdempotency } from './platform/idempotency/idempotent.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Core } from './core.ts'

/** The longest video on a machine that has other work; it is killed long before. */
const TRANSCODING_SECONDS = 6 * 60 * 60

/** Tells the worker what to do, and when. */
export function scheduleJobs(jobs: Jobs, core: Core, decoder: PictureDecoder): void {
  jobs.on('upload.received', 'media-process', (received) => processUpload({ ...core, decoder }, received), {
    // Pictures that somebody waits for are decoded before those of the demonstration.
    priorityOf: ({ isPatient }) => (isPatient ? 0 : 1),
  })
  scheduleLinks(jobs, core)
  jobs.on('video.accepted', 'media-transcode', (video) => transcodeVideo(core, video), {
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    mostSeconds: TRANSCODING_SECONDS,
  })
  jobs.on('video.cover_chosen', 'media-cover', (wanted) => takeCover(core, wanted))
  scheduleAccounts(jobs, core)
  scheduleGraph(jobs, core)
  scheduleBoards(jobs, core)
  scheduleTeams(jobs, core)
  schedulePins(jobs, core)
  if (core.hasLinkFacts) scheduleLinkedPages(jobs, core)
  scheduleOrganising(jobs, core)
  scheduleComments(jobs, core.db)
  scheduleDrafts(jobs, core)
  scheduleTried(jobs, core.db)
  scheduleDiscovery(jobs, core)
  if (core.recommender.looks.isOn)
    scheduleLooks(jobs, { ...core, whenLooked: createHoldLikeBlocked(core, createLikeBlocked(core)) })
  scheduleRatings(jobs, core)
  scheduleMessaging(jobs, core)
  scheduleNotifications(jobs, core)
  scheduleEndings(jobs, core)
  scheduleBusiness(jobs, core)
  scheduleClaims(jobs, core)
  scheduleMerchants(jobs, core)
  scheduleLegal(jobs, core)
  scheduleModeration(jobs, core)
  scheduleStatistics(jobs, core)
  scheduleAbuse(jobs, core)
  scheduleInsights(jobs, core)
  jobs.every('17 * * * *', 'sweep', async () => {
    await core.rateLimit.sweep()
    await core.live.sweep()
    await sweepChangedRows(core)
    await sweepIdempotency(core)
    await sweepAccounts(core)
    await sweepExperiments(core)
    await sweepUploads(core)
    await sweepIncoming(core)
  })
}
