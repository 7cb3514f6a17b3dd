import { join } from 'node:path'
import type { MemberId } from '@pinfold/contract'
import { bindAccounts, createLogInChallenges, createSecretBox } from './modules/accounts/index.ts'
import { bindAbuse, createAbuse, guardCalls } from './modules/abuse/index.ts'
import { bindAdministration, createAdministration } from './modules/administration/index.ts'
import { bindArticles } from './modules/articles/index.ts'
import { bindBoards } from './modules/boards/index.ts'
import { bindComments } from './modules/comments/index.ts'
import {
  bindDiscovery,
  createMemberPinIndex,
  createSearchIndex,
  createSearchTallies,
  createTopUps,
  type FeedLimits,
  feedLimits,
  hasClusters,
} from './modules/discovery/index.ts'
import { bindDrafts } from './modules/drafts/index.ts'
import { bindGraph } from './modules/graph/index.ts'
import { bindMedia, createUploadTickets, createVideoProgram } from './modules/media/index.ts'
import { bindEndings } from './modules/endings/index.ts'
import { employeeOf } from './modules/employees/index.ts'
import { bindClaims } from './modules/claims/index.ts'
import {
  bindSitePages,
  bindTakedownQueue,
  bindTakedowns,
  createSitePages,
  createTakedownCounts,
  createWithdrawalCodes,
} from './modules/legal/index.ts'
import { actingViewer, bindBusiness } from './modules/business/index.ts'
import { bindMerchants } from './modules/merchants/index.ts'
import { bindLinks, createPageParser, createPreviewProofs } from './modules/links/index.ts'
import { bindMessaging, bindUnread } from './modules/messaging/index.ts'
import { bindModeration, createModeration } from './modules/moderation/index.ts'
import { bindNotifications, countUnreadNews, createUnsubscribeTokens } from './modules/notifications/index.ts'
import { bindRatings } from './modules/ratings/index.ts'
import { noRecommender, type Recommender } from './modules/recommender/index.ts'
import { bindMarks, pinMarks } from './modules/marks/index.ts'
import { bindOrganising, createBoardPins, createSectionPins } from './modules/organising/index.ts'
import { bindPins, hasProducts } from './modules/pins/index.ts'
import { bindPlanning } from './modules/planning/index.ts'
import { bindExperiences, createExperienceParts } from './modules/experiences/index.ts'
import { bindSections } from './modules/sections/index.ts'
import { bindTeams, createLinkCodes, tellTeams } from './modules/teams/index.ts'
import { bindTried } from './modules/tried/index.ts'
import { bindInsights, createMonthlyViews, createSeenNotes } from './modules/insights/index.ts'
import { bindProfiles } from './modules/profiles/index.ts'
import { bindPidgets } from './modules/syndication/index.ts'
import { keepUntilRowsChange } from './keep-until-rows-change.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/db/db.ts'
import { createExperiments } from './platform/flags/experiments.ts'
import { createOutbox } from './platform/events/outbox.ts'
import { createBinder } from './platform/http/binder.ts'
import { createBookmarks } from './platform/http/bookmarks.ts'
import { createPageCache, type PageCache } from './platform/http/page-cache.ts'
import { createVisitorAnswers } from './platform/http/visitor-answers.ts'
import { createIdempotency } from './platform/idempotency/idempotent.ts'
import { createIdSource } from './platform/ids/ids.ts'
import { createLive } from './platform/live/live.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { registerCache } from './platform/metrics/figures.ts'
import { dated } from './platform/moments.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import { createPushSender } from './platform/outbound/push-sender.ts'
import { countCalls } from './platform/rate-limit/count-calls.ts'
import { createMemberRates } from './platform/rate-limit/member-rates.ts'
import { createRateLimit } from './platform/rate-limit/rate-limit.ts'
import { systemTxtRecords, type TxtRecords } from './platform/outbound/txt-records.ts'
import type { Storage } from './platform/storage/storage.ts'
import './platform/words/spoken-language.ts'

/** What the program stands on; `main.ts` and the tests bring it. */
export interface AppDeps {
  readonly config: Config
  readonly secret: string
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
  readonly mailer: Mailer
  /** Called when news was written, so that a worker in this process need not wait for its turn. */
  readonly onEmit?: () => void
  /** Where pages for visitors are kept; left out, in a place of their own. */
  readonly visitorPages?: PageCache
  /** How long visitors share what they find. */
  readonly visitorAnswers?: Parameters<typeof createVisitorAnswers>[0]
  /** Left out, nobody knows what is kept beside what. */
  readonly recommender?: Recommender
  /** Hears of what should not happen; left out, nobody does. */
  readonly warn?: (facts: object, message: string) => void
  /** What names say in the DNS, where tests want it otherwise. */
  readonly txtRecords?: TxtRecords
  /** How feeds are kept, where tests want it otherwise. */
  readonly feedLimits?: Partial<FeedLimits>
}

/** The modules, joined. */
export type Core = ReturnType<typeof createCore>

/** Joins the modules to each other and to their endpoints; opens nothing. */
export function createCore(deps: AppDeps) {
  const { db, clock, storage, secret } = deps
  const publicUrl = new URL(deps.config.publicUrl)
  const mediaUrl = publicUrl.origin
  const ids = createIdSource(clock)
  const outbox = createOutbox({ ids, clock, ...(deps.onEmit ? { onEmit: deps.onEmit } : {}) })
  const write = { db, outbox, ...dated({ clock, ids }) }
  const rateLimit = createRateLimit({ db, clock })
  const searchIndex = createSearchIndex(db)
  const experienceParts = createExperienceParts({ db, clock, secret })
  const modules = {
    ...write,
    storage,
    resumableFolder: join(deps.config.dataFolder, 'resumable'),
    storageQuota: deps.config.storageQuota,
    hasLinkFacts: deps.config.hasLinkFacts,
    mailer: deps.mailer,
    pushSender: createPushSender({
      secret,
      contact: publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@localhost',
      services: deps.config.pushServices,
    }),
    outbound: createOutbound({
      allowed: deps.config.fetchAllowed,
      proxy: deps.config.fetchProxy ?? null,
      // As browsers are called whose makers say who they are: sites answer others less.
      userAgent: `Mozilla/5.0 (compatible; Pinfold/1.0; +${publicUrl.origin}/)`,
    }),
    txtRecords: deps.txtRecords ?? systemTxtRecords,
    previewProofs: createPreviewProofs(secret),
    pageParser: createPageParser({ log: { warn: deps.warn ?? (() => {}) } }),
    challenges: createLogInChallenges({ secret, clock }),
    secondFactorKeys: createSecretBox(secret, 'second-factor keys'),
    ...experienceParts,
    ...createAdministration({ db, clock }),
    ...createAbuse({ db, clock, outbox }),
    live: createLive({ db, clock }),
    secret,
    publicUrl,
    mediaUrl,
    rateLimit,
    memberRates: createMemberRates({ rateLimit, clock, factor: deps.config.rateFactor }),
    monthlyViews: createMonthlyViews({ db, clock }),
    seenNotes: createSeenNotes({ db, clock: write.clock, secret }),
    tickets: createUploadTickets(secret),
    videoProgram: createVideoProgram(deps.config.ffmpegPath),
    linkCodes: createLinkCodes(secret),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    experiments: createExperiments({
      settings: deps.config.experiments,
      secret,
      canForce: !deps.config.isProduction,
      started: experienceParts.runningExperiments.started,
    }),
    boardPins: createBoardPins({ ...write, mediaUrl, pinMarks }),
    sectionPins: createSectionPins({ ...write, mediaUrl }),
    pinMarks,
    searchIndex,
    memberPinIndex: createMemberPinIndex(searchIndex),
    searchTallies: createSearchTallies({ db, clock, secret }),
    topUps: createTopUps(write),
    recommender: deps.recommender ?? noRecommender,
    ratingThresholds: deps.config.ratingThresholds,
    sitePages: createSitePages(deps.config.pagesFolder),
    withdrawalCodes: createWithdrawalCodes(secret),
    ...createModeration({ db, secret }),
    takedownCounts: createTakedownCounts({ db, clock }),
    hasProducts: (memberId: MemberId) => hasProducts(db, memberId),
    hasPinClusters: (memberId: MemberId) => hasClusters(db, memberId),
    feedLimits: { ...feedLimits, ...deps.feedLimits },
  }
  tellTeams(modules)
  const visitorPages = deps.visitorPages ?? createPageCache()
  const visitorAnswers = createVisitorAnswers(deps.visitorAnswers)
  keepUntilRowsChange(visitorPages, db)
  const isHearing = keepUntilRowsChange(visitorAnswers, db)
  registerCache('visitor pages', visitorPages.figures)
  registerCache('visitor answers', visitorAnswers.figures)
  const binder = createBinder({
    bookmarks: createBookmarks(secret),
    idempotency: createIdempotency({ db, clock }),
    isCheckingReplies: !deps.config.isProduction,
    actingViewer: (viewer, call) => actingViewer({ db, clock }, viewer, call),
    employeeOf: (member, may) => employeeOf({ db }, member, may),
    countCall: modules.memberActivity.noting(guardCalls(modules, countCalls(modules.memberRates))),
    // Where nothing is heard of changes, nothing would drop an answer.
    ...(isHearing && { visitorAnswers }),
    afterCommand({ facts }) {
      if (facts.mayHide === false) return
      visitorPages.purgeUntagged()
      visitorAnswers.purgeUntagged()
    },
    onGranted: experienceParts.exposures.noteGranted,
  })
  bindAccounts(binder, modules)
  bindGraph(binder, modules)
  bindMedia(binder, modules)
  bindLinks(binder, modules)
  bindBoards(binder, modules)
  bindSections(binder, modules)
  bindPlanning(binder, modules)
  bindTeams(binder, modules)
  bindPins(binder, modules)
  bindMarks(binder, modules)
  bindDrafts(binder, modules)
  bindOrganising(binder, modules)
  bindComments(binder, modules)
  bindTried(binder, modules)
  bindProfiles(binder, modules)
  bindArticles(binder, modules)
  bindDiscovery(binder, modules)
  bindModeration(binder, modules)
  bindPidgets(binder, modules)
  bindMessaging(binder, modules)
  bindUnread(binder, { db, countUnreadNews: (member) => countUnreadNews(modules, member) })
  bindNotifications(binder, modules)
  bindEndings(binder, modules)
  bindBusiness(binder, modules)
  bindClaims(binder, modules)
  bindMerchants(binder, modules)
  bindSitePages(binder, modules)
  bindAdministration(binder, modules)
  bindTakedowns(binder, modules)
  bindTakedownQueue(binder, modules)
  bindRatings(binder, modules)
  bindExperiences(binder, modules)
  bindAbuse(binder, modules)
  bindInsights(binder, modules)
  const leave = () => modules.pageParser.close().then(() => modules.outbound.close())
  return { ...modules, binder, visitorPages, leave }
}
