import { type ClientContext, type Endpoint, isPersonalPage, type ReplyOf } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  asVisitor,
  bindAccounts,
  createLogInChallenges,
  createSecretBox,
  CONSENT_COOKIE,
  findViewer,
  presentViewer,
  scheduleAccounts,
  SESSION_COOKIE,
  sessionsThatHold,
  sweepAccounts,
} from './modules/accounts/index.ts'
import { bindBoards, bindSections, scheduleBoards } from './modules/boards/index.ts'
import { bindComments, scheduleComments } from './modules/comments/index.ts'
import {
  bindDiscovery,
  createSearchIndex,
  type FeedLimits,
  feedLimits,
  hasClusters,
  scheduleDiscovery,
} from './modules/discovery/index.ts'
import { bindGraph, scheduleGraph } from './modules/graph/index.ts'
import {
  bindMedia,
  createUploadTickets,
  type PictureDecoder,
  processUpload,
  registerPictureRoute,
  registerUploadRoutes,
  registerVideoRoute,
  sweepUploads,
} from './modules/media/index.ts'
import { bindEndings, registerExportRoute, scheduleEndings } from './modules/endings/index.ts'
import { actingViewer, bindBusiness, scheduleBusiness } from './modules/business/index.ts'
import { bindMessaging, bindUnread } from './modules/messaging/index.ts'
import { bindModeration } from './modules/moderation/index.ts'
import {
  bindNotifications,
  countUnreadNews,
  createUnsubscribeTokens,
  registerUnsubscribeRoute,
  scheduleNotifications,
} from './modules/notifications/index.ts'
import { bindPins, createBoardPins, maySeePin } from './modules/pins/index.ts'
import { bindTried, scheduleTried } from './modules/tried/index.ts'
import { bindProfiles, createMonthlyViews, viewedMember } from './modules/profiles/index.ts'
import { scopesNeeded } from './access-token-needs.ts'
import { askedFor, keepChoice, pictureViewer } from './acted-pages.ts'
import { bindPidgets, registerSyndication } from './modules/syndication/index.ts'
import { hidesNothing } from './harmless-commands.ts'
import type { Viewer } from './platform/auth/viewer.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/db/db.ts'
import { createExperiments, FORCED_GROUPS_COOKIE } from './platform/flags/experiments.ts'
import { registerForcedGroups } from './platform/flags/forced-groups-route.ts'
import { createOutbox } from './platform/events/outbox.ts'
import { registerApiRoutes } from './platform/http/api-routes.ts'
import { bearerOf } from './platform/http/bearer.ts'
import { type Binder, createBinder } from './platform/http/binder.ts'
import { createBookmarks } from './platform/http/bookmarks.ts'
import { createCountryOf } from './platform/http/country.ts'
import { registerNotFound } from './platform/http/failures.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { createPageCache, type PageCache } from './platform/http/page-cache.ts'
import { callFromPage, type PageRenderer, registerPages, themeOf } from './platform/http/pages.ts'
import { replyCookies, requestFacts } from './platform/http/request-facts.ts'
import { createServer } from './platform/http/server.ts'
import { createIdempotency, sweepIdempotency } from './platform/idempotency/idempotent.ts'
import { createIdSource, type Id } from './platform/ids/ids.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { createLive } from './platform/live/live.ts'
import { registerLiveRoute } from './platform/live/live-route.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createRateLimit } from './platform/rate-limit/rate-limit.ts'
import type { Storage } from './platform/storage/storage.ts'

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
  const write = { db, clock, ids, outbox }
  const modules = {
    ...write,
    storage,
    mailer: deps.mailer,
    challenges: createLogInChallenges({ secret, clock }),
    secondFactorKeys: createSecretBox(secret, 'second-factor keys'),
    live: createLive({ db, clock }),
    publicUrl,
    mediaUrl,
    rateLimit: createRateLimit({ db, clock }),
    monthlyViews: createMonthlyViews({ db, clock }),
    tickets: createUploadTickets(secret),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    experiments: createExperiments({
      settings: deps.config.experiments,
      secret,
      canForce: !deps.config.isProduction,
    }),
    boardPins: createBoardPins({ ...write, mediaUrl }),
    searchIndex: createSearchIndex(db),
    hasPinClusters: (memberId: Id) => hasClusters(db, memberId),
    feedLimits: { ...feedLimits, ...deps.feedLimits },
  }
  const visitorPages = deps.visitorPages ?? createPageCache()
  const binder = createBinder({
    bookmarks: createBookmarks(secret),
    idempotency: createIdempotency({ db, clock }),
    isCheckingReplies: !deps.config.isProduction,
    scopesNeeded,
    actingViewer: (viewer, call) => actingViewer({ db }, viewer, call),
    afterCommand(endpoint) {
      if (!hidesNothing(endpoint)) visitorPages.purge()
    },
  })
  bindAccounts(binder, modules)
  bindGraph(binder, modules)
  bindMedia(binder, modules)
  bindBoards(binder, modules)
  bindSections(binder, modules)
  bindPins(binder, modules)
  bindComments(binder, modules)
  bindTried(binder, modules)
  bindProfiles(binder, modules)
  bindDiscovery(binder, modules)
  bindModeration(binder, modules)
  bindPidgets(binder, modules)
  bindMessaging(binder, modules)
  bindUnread(binder, { db, countUnreadNews: (member) => countUnreadNews(db, member) })
  bindNotifications(binder, modules)
  bindEndings(binder, modules)
  bindBusiness(binder, modules)
  return { ...modules, binder, visitorPages }
}

/** Tells the worker what to do, and when. */
export function scheduleJobs(jobs: Jobs, core: Core, decoder: PictureDecoder): void {
  jobs.on('upload.received', 'media-process', (received) => processUpload({ ...core, decoder }, received))
  scheduleAccounts(jobs, core)
  scheduleGraph(jobs, core)
  scheduleBoards(jobs, core)
  scheduleComments(jobs, core.db)
  scheduleTried(jobs, core.db)
  scheduleDiscovery(jobs, core)
  scheduleNotifications(jobs, core)
  scheduleEndings(jobs, core)
  scheduleBusiness(jobs, core)
  jobs.every('17 * * * *', 'sweep', async () => {
    await core.rateLimit.sweep()
    await core.live.sweep()
    await sweepIdempotency(core)
    await sweepAccounts(core)
    await core.monthlyViews.sweep()
    await sweepUploads(core)
  })
}

interface WebOptions {
  /** Null serves the API alone. */
  renderer: PageRenderer | null
}

/** The HTTP server with every route; not listening yet. */
export async function createWeb(deps: AppDeps, core: Core, options: WebOptions): Promise<FastifyInstance> {
  const { config, db, clock } = deps
  const app = await createServer({
    logLevel: config.logLevel,
    isSecure: config.isCookieSecure,
    trustedProxies: config.trustedProxies,
  })
  const countryOf = await createCountryOf(config)
  const viewerOf = (request: FastifyRequest): Promise<Viewer> =>
    (request.viewerPromise ??= findViewer(
      { db, clock, experiments: core.experiments },
      {
        token: tokenOf(request),
        isBearer: bearerOf(request) !== undefined,
        userAgent: request.headers['user-agent'] ?? '',
        country: countryOf(request),
        forcedGroups: request.cookies[FORCED_GROUPS_COOKIE],
        consent: request.cookies[CONSENT_COOKIE],
      },
    ))
  const factsOf = (request: FastifyRequest, reply: FastifyReply) =>
    requestFacts(request, replyCookies(reply, config.isCookieSecure))
  const asContext = (viewer: Viewer) => contextOf(viewer, core.mediaUrl)
  const binder: Binder = core.binder
  const counting = core.monthlyViews.start((error) => app.log.error(error))
  app.addHook('onClose', () => counting.stop())
  if (!config.isProduction) registerForcedGroups(app, core.experiments)

  registerApiRoutes(app, { binder, publicUrl: core.publicUrl, viewerOf, factsOf, contextOf: asContext })
  const document = openApiDocument(binder.endpoints, config.publicUrl)
  app.get('/v3/openapi.json', async () => document)
  registerLiveRoute(app, {
    db,
    live: core.live,
    viewerOf,
    sessionsThatHold: (sessionIds) => sessionsThatHold({ db, clock }, sessionIds),
  })
  await registerUploadRoutes(app, { ...core, viewerOf })
  const pictures = {
    db,
    storage: deps.storage,
    // Pictures are asked for by pages, so they show to whom these show.
    viewerOf: async (request: FastifyRequest) => pictureViewer(core, request, await viewerOf(request)),
    maySeePin: (viewer: Viewer, pinId: string) => maySeePin(core, viewer, pinId),
  }
  registerPictureRoute(app, pictures)
  registerVideoRoute(app, pictures)
  registerUnsubscribeRoute(app, core)
  registerExportRoute(app, { ...core, viewerOf })
  registerSyndication(app, {
    ...core,
    viewerOf,
    async ask(request, endpoint, given) {
      const facts = requestFacts(request, { set: () => undefined })
      const { data } = await binder.run(endpoint, await viewerOf(request), given, facts)
      return data as ReplyOf<typeof endpoint>
    },
  })
  if (options.renderer) {
    registerPages(app, {
      renderer: options.renderer,
      publicUrl: core.publicUrl,
      mediaOrigin: core.mediaUrl,
      isCookieSecure: config.isCookieSecure,
      isDevelopment: !config.isProduction,
      cache: core.visitorPages,
      async traitsOf(request) {
        if (isPersonal(request)) return null
        // What pages are given, so nothing that may stand in one can be forgotten here.
        const { viewer, theme, locale } = traits(request, await viewerOf(request), core.mediaUrl)
        return JSON.stringify([theme, locale, viewer])
      },
      async contextOf(request, { nonce, cookies, isWhole, onServed }) {
        const viewer = await viewerOf(request)
        const visitor = asVisitor(viewer)
        const asked = await askedFor(core, request, viewer)
        keepChoice(request, viewer, asked, cookies)
        const path = request.url.split('?')[0] ?? ''
        const { subject, subjectId } = isPersonalPage(path) ? { subject: viewer, subjectId: null } : asked
        const callAs = (whom: Viewer) => (endpoint: Endpoint, given: unknown) =>
          callFromPage(() => binder.run(endpoint, whom, given, requestFacts(request, cookies)))
        const call = async (endpoint: Endpoint, given: unknown) => {
          // The one place where calls of pages are made in another's name.
          const acted = subjectId === null ? given : { ...(given as object), orbac_subject_id: subjectId }
          const answer = await callAs(viewer)(endpoint, acted)
          const memberId = viewedMember(path, subject, endpoint, answer.data)
          if (memberId !== null) onServed(() => core.monthlyViews.note(memberId))
          return answer
        }
        return {
          ...traits(request, subject, core.mediaUrl),
          actor: presentViewer(viewer, core.mediaUrl),
          acting: asked.subject === viewer ? null : presentViewer(asked.subject, core.mediaUrl),
          call,
          callAsVisitor: callAs(visitor),
          visitor: presentViewer(visitor, core.mediaUrl),
          nonce,
          publicUrl: config.publicUrl,
          isWhole: isWhole || viewer.kind === 'bot',
        }
      },
    })
  }
  registerNotFound(app)
  return app
}

/** How the page looks, and for whom. */
const traits = (request: FastifyRequest, viewer: Viewer, mediaUrl: string) => ({
  viewer: presentViewer(viewer, mediaUrl),
  theme: themeOf(request),
  locale: viewer.locale,
})

/** Whoever sends a session or credentials, good or bad, gets a page of their own. */
const isPersonal = ({ cookies, headers }: FastifyRequest) =>
  cookies[SESSION_COOKIE] !== undefined || headers.authorization !== undefined

/** A bearer token goes before the cookie. */
function tokenOf(request: FastifyRequest): string {
  return bearerOf(request) ?? request.cookies[SESSION_COOKIE] ?? ''
}

function contextOf(viewer: Viewer, mediaUrl: string): ClientContext {
  return {
    is_authenticated: viewer.id !== null,
    user: { ...presentViewer(viewer, mediaUrl) },
    locale: viewer.locale,
    country: viewer.country,
    app_version: APP_VERSION,
  }
}

const APP_VERSION = '0.1.0'
