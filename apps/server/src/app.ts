import { type ClientContext, type Endpoint, isPersonalPage, type ReplyOf } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  asVisitor,
  CONSENT_COOKIE,
  findViewer,
  presentViewer,
  SESSION_COOKIE,
  sessionsThatHold,
  STATISTICS_COOKIE,
} from './modules/accounts/index.ts'
import {
  registerPictureRoute,
  registerResumableRoute,
  registerPortraitRoute,
  registerUploadRoutes,
  registerVideoRoute,
} from './modules/media/index.ts'
import { registerHiddenPictureRoute } from './modules/administration/index.ts'
import { registerElsewhere } from './modules/elsewhere/index.ts'
import { registerPreviewRoute } from './modules/links/index.ts'
import { registerExportRoute } from './modules/endings/index.ts'
import { registerUnsubscribeRoute } from './modules/notifications/index.ts'
import { createHeldFilms, hasMade, isOpenedPin, maySeePin } from './modules/pins/index.ts'
import { askedFor, keepChoice, pictureViewers } from './acted-pages.ts'
import { resourceDocument, serveDocument, typedDocument } from './api-document/index.ts'
import { registerSyndication } from './modules/syndication/index.ts'
import type { Viewer } from './platform/auth/viewer.ts'
import { FORCED_GROUPS_COOKIE } from './platform/flags/experiments.ts'
import { registerForcedGroups } from './platform/flags/forced-groups-route.ts'
import { registerApiRoutes } from './platform/http/api-routes.ts'
import { bearerOf } from './platform/http/bearer.ts'
import { type Binder } from './platform/http/binder.ts'
import { createCountryOf } from './platform/http/country.ts'
import { createCsrfGuard } from './platform/http/csrf.ts'
import { registerNotFound } from './platform/http/failures.ts'
import { createAskedLanguages, speakAsAsked, speakTo } from './platform/http/language.ts'
import { type LeavingTimes, readBeforeClosing } from './platform/http/leaving.ts'
import { createKnownDevices } from './platform/http/known-devices.ts'
import { pageCalls } from './platform/http/page-calls.ts'
import { themeOf } from './platform/http/page-request.ts'
import { rememberTraits } from './platform/http/page-traits.ts'
import { type PageRenderer, registerPages } from './platform/http/pages.ts'
import { replyCookies, requestFacts } from './platform/http/request-facts.ts'
import { registerProbes } from './platform/http/probes.ts'
import { createServer } from './platform/http/server.ts'
import { letTokensCross, toldRates } from './platform/http/token-calls.ts'
import { registerLiveRoute } from './platform/live/live-route.ts'
import type { AppDeps, Core } from './core.ts'

export { type AppDeps, type Core, createCore } from './core.ts'
export { scheduleJobs } from './schedule-jobs.ts'

interface WebOptions {
  /** Null serves the API alone. */
  renderer: PageRenderer | null
  /** Stands in log lines, where there are several processes. */
  processName?: string
  leavingTimes?: LeavingTimes
}

/** The HTTP server with every route; not listening yet. */
export async function createWeb(deps: AppDeps, core: Core, options: WebOptions): Promise<FastifyInstance> {
  const { config, db, clock } = deps
  const app = await createServer({
    logLevel: config.logLevel,
    isSecure: config.isCookieSecure,
    trustedProxies: config.trustedProxies,
    ...(options.processName && { processName: options.processName }),
    ...(options.leavingTimes && { leavingTimes: options.leavingTimes }),
  })
  registerProbes(app, { db })
  const countryOf = await createCountryOf(config)
  const languageAsked = createAskedLanguages(config)
  speakAsAsked(app, languageAsked, { publicUrl: core.publicUrl, isCookieSecure: config.isCookieSecure })
  const devices = createKnownDevices(deps.secret)
  const csrf = createCsrfGuard({
    secret: deps.secret,
    publicUrl: core.publicUrl,
    sessionCookie: SESSION_COOKIE,
    isSecure: config.isCookieSecure,
    warn: (text) => app.log.warn(text),
  })
  const viewerOf = (request: FastifyRequest): Promise<Viewer> =>
    (request.viewerPromise ??= findViewer(
      { db, clock, experiments: core.experiments, hasProducts: core.hasProducts },
      {
        token: tokenOf(request),
        isBearer: bearerOf(request) !== undefined,
        userAgent: request.headers['user-agent'] ?? '',
        country: countryOf(request),
        forcedGroups: request.cookies[FORCED_GROUPS_COOKIE],
        consent: request.cookies[CONSENT_COOKIE],
        device: request.cookies[STATISTICS_COOKIE],
      },
    ).then((viewer) => {
      speakTo(viewer)
      return viewer
    }))
  const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
    ...requestFacts(request, replyCookies(reply, config.isCookieSecure, csrf), devices),
    ...toldRates(request, reply),
  })
  const asContext = (viewer: Viewer) => contextOf(viewer, core.mediaUrl)
  const binder: Binder = core.binder
  for (const batches of [
    core.seenNotes,
    core.memberActivity,
    core.searchTallies,
    core.topUps,
    core.abuseNotes,
    core.experienceCounts,
    core.exposures,
  ]) {
    const writing = batches.start((error) => app.log.error(error))
    app.addHook('onClose', () => writing.stop())
  }
  if (!config.isProduction) registerForcedGroups(app, core.experiments)

  letTokensCross(app)
  registerApiRoutes(app, { binder, csrf, viewerOf, factsOf, contextOf: asContext })
  // No token opens what employees call, so no program learns of it here.
  const endpoints = binder.endpoints.filter(({ roles }) => roles === undefined)
  const json = 'application/json; charset=utf-8'
  serveDocument(app, '/v3/openapi.json', json, () => JSON.stringify(typedDocument(endpoints, config.publicUrl)))
  serveDocument(app, '/resource/openapi.json', json, () =>
    JSON.stringify(resourceDocument(endpoints, config.publicUrl)),
  )
  registerLiveRoute(app, {
    db,
    live: core.live,
    viewerOf,
    sessionsThatHold: (sessionIds) => sessionsThatHold({ db, clock }, sessionIds),
  })
  await registerUploadRoutes(app, { ...core, csrf, viewerOf })
  registerResumableRoute(app, core)
  // Pictures are asked for by pages, so they show to whom these show.
  const pictureViewersOf = async (request: FastifyRequest) => pictureViewers(core, request, await viewerOf(request))
  const pictures = {
    db,
    storage: deps.storage,
    viewerOf: async (request: FastifyRequest) => (await pictureViewersOf(request))[0],
    async maySeePin(request: FastifyRequest, pinId: string) {
      const [viewer, business] = await pictureViewersOf(request)
      return (await maySeePin(core, viewer, pinId)) || (business !== undefined && maySeePin(core, business, pinId))
    },
    isHeldFilm: createHeldFilms(db),
    hasMade: (memberId: string, contentHash: string) => hasMade(db, memberId, contentHash),
  }
  registerPictureRoute(app, pictures)
  registerHiddenPictureRoute(app, { db, storage: deps.storage, viewerOf })
  registerPortraitRoute(app)
  registerPreviewRoute(app, { ...core, viewerOf })
  registerVideoRoute(app, pictures)
  registerUnsubscribeRoute(app, core)
  registerExportRoute(app, { ...core, viewerOf })
  registerElsewhere(app, { ...core, viewerOf })
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
    const traitsOnce = rememberTraits()
    registerPages(app, {
      renderer: options.renderer,
      publicUrl: core.publicUrl,
      csrf,
      mediaOrigin: core.mediaUrl,
      isCookieSecure: config.isCookieSecure,
      isDevelopment: !config.isProduction,
      cache: core.visitorPages,
      traitsOf(request) {
        if (isPersonal(request)) return null
        const { cookies, headers } = request
        // All that a visitor is found by, see viewerOf.
        const by = [headers['user-agent'], countryOf(request), cookies[FORCED_GROUPS_COOKIE], cookies[CONSENT_COOKIE]]
        const language = languageAsked.of(request)
        const marks = [core.announcements.mark(), core.experiences.mark(), experimentsMark(core, request)]
        return traitsOnce([...by, language, themeOf(request), ...marks], async () => {
          // What pages are given, so nothing that may stand in one can be forgotten here.
          const visitor = await viewerOf(request)
          core.exposures.noteServed(visitor)
          const { viewer, theme, locale } = traits(request, visitor, core.mediaUrl)
          const shown = [core.announcements.shownTo(visitor), core.experiences.placementsFor(visitor)]
          return JSON.stringify([theme, locale, viewer, ...shown])
        })
      },
      async contextOf(request, { nonce, cookies, isWhole, onServed }) {
        const viewer = await viewerOf(request)
        const visitor = asVisitor(viewer)
        if (viewer.id !== null) core.exposures.noteServed(viewer)
        const asked = await askedFor(core, request, viewer)
        keepChoice(request, viewer, asked, cookies)
        const path = request.url.split('?')[0] ?? ''
        const { subject, subjectId } = isPersonalPage(path) ? { subject: viewer, subjectId: null } : asked
        const facts = requestFacts(request, cookies, devices)
        const callAsViewer = pageCalls(binder, viewer, facts)
        const call = async (endpoint: Endpoint, given: unknown) => {
          // The one place where calls of pages are made in another's name.
          const acted = subjectId === null ? given : { ...(given as object), orbac_subject_id: subjectId }
          const answer = await callAsViewer(endpoint, acted)
          // While an experiment runs, no two devices share a page, so whoever is served is who it was made for.
          if (isOpenedPin(path, subject, endpoint, answer.data))
            onServed(() => core.exposures.noteGoal(viewer, 'closeup'))
          return answer
        }
        return {
          ...traits(request, subject, core.mediaUrl),
          announcement: core.announcements.shownTo(viewer) ?? null,
          placements: core.experiences.placementsFor(viewer) ?? null,
          actor: presentViewer(viewer, core.mediaUrl),
          acting: asked.subject === viewer ? null : presentViewer(asked.subject, core.mediaUrl),
          call,
          callAsVisitor: pageCalls(binder, visitor, facts),
          visitor: presentViewer(visitor, core.mediaUrl),
          nonce,
          publicUrl: config.publicUrl,
          hasVisualSearch: core.recommender.looks.isOn,
          isWhole: isWhole || viewer.kind === 'bot',
        }
      },
    })
  }
  registerNotFound(app)
  // The last of those that hear of the end.
  readBeforeClosing(app)
  return app
}

/** How the page looks, and for whom. */
const traits = (request: FastifyRequest, viewer: Viewer, mediaUrl: string) => ({
  viewer: presentViewer(viewer, mediaUrl),
  theme: themeOf(request),
  locale: viewer.locale,
})

/** Tells visitors apart by their devices while experiments run. */
function experimentsMark({ runningExperiments }: Core, { cookies }: FastifyRequest): string {
  const running = runningExperiments.all()
  return running.length === 0 ? '' : JSON.stringify([cookies[STATISTICS_COOKIE], running.map(({ id }) => id)])
}

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
