import {
  type EmployeeRole,
  END_OF_LIST,
  type Endpoint,
  errorTable,
  type OptionsOf,
  type ReplyOf,
} from '@pinfold/contract'
import { asReader } from '../auth/read-once.ts'
import { scopesNeeded } from '../auth/scopes-needed.ts'
import type { Employee } from '../auth/employee.ts'
import { type Member, requireMember, type Viewer } from '../auth/viewer.ts'
import { withinScopes } from '../auth/within-scopes.ts'
import { answering, readWhatWasKept, writing } from '../db/kept/answer-scope.ts'
import { AppError, RefusedAsGone } from '../errors/app-error.ts'
import type { Idempotency } from '../idempotency/idempotent.ts'
import type { CountedCall } from '../rate-limit/count-calls.ts'
import type { TakenRate } from '../rate-limit/member-rates.ts'
import type { Answer } from './answer.ts'
import type { Bookmarks } from './bookmarks.ts'
import { parseOptions } from './parse-options.ts'
import type { RequestFacts } from './request-facts.ts'
import type { VisitorAnswers } from './visitor-answers.ts'

/** What a handler is called with. */
export interface Call<E> {
  readonly viewer: Viewer
  readonly options: OptionsOf<E>
  readonly request: RequestFacts
}

/** What a paged handler is called with: where the list goes on, and how many rows are wanted. */
export interface PagedCall<E> extends Call<E> {
  readonly page: { readonly after: string | null; readonly limit: number }
}

/** A page of a list; `next` is the last key examined, null where nothing follows. */
export interface Page<T> {
  readonly items: T
  readonly next: string | null
}

type Run = (viewer: Viewer, options: unknown, request: RequestFacts) => Promise<Answer>

interface Binding {
  readonly endpoint: Endpoint
  readonly run: Run
  readonly isReadAnew: boolean
}

interface BoundHow {
  readonly isReadAnew?: true
  /** The handler can answer nothing but what was written in the log of acts with it. */
  readonly isAct?: true
}

/** Joins endpoints to their handlers, and runs them. Every way in (HTTP, ApiResource, pages) goes through `run`. */
export interface Binder {
  /**
   * With `isReadAnew` no answer is stored for repeats: the handler's transaction, its only one, answers them what it
   * answered, and the handler makes the answer anew. Only where it takes no secret and nothing that is gone by then.
   */
  bind<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<ReplyOf<E>>, how?: BoundHow): void
  /** `whenOver` is what a list answers behind its end, where that is not an empty array. */
  bindPaged<E extends Endpoint>(
    endpoint: E,
    handler: (call: PagedCall<E>) => Promise<Page<ReplyOf<E>>>,
    whenOver?: ReplyOf<E>,
  ): void
  /**
   * Lets all visitors share what the endpoint answers them, until a row changes that it was made of; what is `found` by
   * looking for it, for a moment at most. Bind it first. `onShared` is told where somebody is given what was made for another.
   */
  keepForVisitors<E extends Endpoint>(
    endpoint: E,
    how?: 'found',
    onShared?: (call: Pick<Call<E>, 'viewer' | 'options'>, answer: Answer) => void,
  ): void
  /** Throws `AppError`; unknown endpoints are a programming error. */
  run(endpoint: Endpoint, viewer: Viewer, options: unknown, request: RequestFacts): Promise<Answer>
  readonly endpoints: readonly Endpoint[]
}

/** A call whose options name a member to act for. */
interface ActedCall {
  readonly subjectId: string
  readonly endpoint: Endpoint
  readonly options: object
}

interface BinderDeps {
  bookmarks: Bookmarks
  idempotency: Idempotency
  /** Checks every answer against the contract. On in tests and development; the types hold it true otherwise. */
  isCheckingReplies: boolean
  /** Who a call is made as where its options name another member to act for; the caller, where they may not. */
  actingViewer?: (viewer: Viewer, call: ActedCall) => Promise<Viewer>
  /** Who asks in a call that only employees in some roles make; throws for everybody else. */
  employeeOf?: (member: Member, may: readonly EmployeeRole[]) => Promise<Employee>
  /**
   * Counts the call among what its caller may do in a time, before it is done; null where nothing was counted. Throws
   * `throttled`.
   */
  countCall?: (call: CountedCall) => Promise<TakenRate | null>
  /** Keeps what `keepForVisitors` names; without it nothing is kept. */
  visitorAnswers?: VisitorAnswers
  /** Called when a command ended, well or not, before anybody is told. */
  afterCommand?: (endpoint: Endpoint) => void
  /** Called when a command was done, with who asked for it. */
  onGranted?: (endpoint: Endpoint, viewer: Viewer) => void
}

/** An empty binder. */
export function createBinder(deps: BinderDeps): Binder {
  const bound = new Map<string, Binding>()

  function add(endpoint: Endpoint, run: Run, isReadAnew = false) {
    if (bound.has(endpoint.id)) throw new Error(`${endpoint.id} is bound twice`)
    bound.set(endpoint.id, { endpoint, run, isReadAnew })
  }

  function boundTo({ id }: Endpoint) {
    const binding = bound.get(id)
    if (!binding) throw new Error(`${id} is not bound`)
    return binding
  }

  /** Options hold the member to act for only where the endpoint names that option. */
  async function subjectOf(viewer: Viewer, endpoint: Endpoint, options: unknown): Promise<Viewer> {
    const { orbac_subject_id: subjectId } = (options ?? {}) as { orbac_subject_id?: string }
    if (subjectId === undefined || deps.actingViewer === undefined) return viewer
    return deps.actingViewer(viewer, { subjectId, endpoint, options: options as object })
  }

  async function employeeOf(viewer: Viewer, may: readonly EmployeeRole[]): Promise<Employee> {
    const employee = await deps.employeeOf?.(requireMember(viewer), may)
    if (employee === undefined) throw new AppError('page_not_found')
    return employee
  }

  function checked(endpoint: Endpoint, data: unknown): unknown {
    if (deps.isCheckingReplies) endpoint.reply.parse(data)
    return data
  }

  /** A call that is refused did nothing, so it does not count. */
  async function counted(call: CountedCall & { request: RequestFacts }, run: Run): Promise<Answer> {
    const taken = await deps.countCall?.(call)
    if (taken?.standing) call.request.onCounted?.(taken.standing)
    try {
      return await run(call.viewer, call.options, call.request)
    } catch (error) {
      if (taken && error instanceof AppError && errorTable[error.code].status < 500) await taken.giveBack()
      throw error
    }
  }

  return {
    bind(endpoint, handler, how) {
      if (endpoint.paged) throw new Error(`${endpoint.id} is a list: use bindPaged`)
      if (endpoint.roles && endpoint.kind === 'command' && !how?.isAct)
        throw new Error(`${endpoint.id} is an act of employees: use bindAct`)
      const run: Run = async (viewer, options, request) => {
        const data = await handler({ viewer, options: options as OptionsOf<typeof endpoint>, request })
        return { data: checked(endpoint, data) }
      }
      add(endpoint, run, how?.isReadAnew)
    },
    bindPaged(endpoint, handler, whenOver) {
      add(endpoint, async (viewer, parsed, request) => {
        const options = parsed as OptionsOf<typeof endpoint> & { bookmarks?: string; page_size: number }
        if (options.bookmarks === END_OF_LIST) return { data: whenOver ?? [], bookmark: null }
        const list = identityOf(endpoint, options)
        const after = options.bookmarks === undefined ? null : deps.bookmarks.read(list, options.bookmarks)
        const page = await handler({ viewer, options, request, page: { after, limit: options.page_size } })
        return {
          data: checked(endpoint, page.items),
          bookmark: page.next === null ? null : deps.bookmarks.write(list, page.next),
        }
      })
    },
    keepForVisitors(endpoint, how, onShared) {
      const { run, ...binding } = boundTo(endpoint)
      const { visitorAnswers } = deps
      if (!visitorAnswers) return
      const runKept: Run = async (viewer, options, request) => {
        if (viewer.id !== null) return run(viewer, options, request)
        let isShared = true
        const answer = await visitorAnswers.share({ endpoint, viewer, options, isFound: how === 'found' }, () => {
          isShared = false
          // Whoever has read for something else before would not read, and so not note, it here.
          return run({ ...viewer }, options, request)
        })
        if (isShared) onShared?.({ viewer, options: options as OptionsOf<typeof endpoint> }, answer)
        return answer
      }
      bound.set(endpoint.id, { ...binding, run: runKept })
    },
    async run(endpoint, caller, rawOptions, request) {
      const binding = boundTo(endpoint)
      const scoped = withinScopes(caller, scopesNeeded(endpoint, rawOptions), endpoint.kind)
      const viewer = endpoint.roles ? await employeeOf(scoped, endpoint.roles) : scoped
      if (endpoint.isForPeople && viewer.kind === 'bot') throw new AppError('not_allowed')
      if (endpoint.access === 'member') requireMember(viewer)
      const options = parseOptions(endpoint.options, rawOptions)
      // Signing in sets cookies, which a stored answer does not hold; and no secret is stored.
      const isRepeatable =
        endpoint.kind === 'command' && endpoint.access === 'member' && endpoint.answersSecret !== true
      const claim = isRepeatable ? claimOf(viewer, request) : null
      // A key belongs to its caller, also where they act for another member. Who that is belongs to the request:
      // without the right to act for them any more, the stored answer is not found.
      const wishFor = (subjectId: Viewer['id']) => [endpoint.id, options, subjectId]
      let subject: Viewer
      try {
        subject = await subjectOf(viewer, endpoint, options)
      } catch (error) {
        const isRepeat = claim !== null && error instanceof RefusedAsGone
        const before = isRepeat ? await deps.idempotency.answered<Answer>(claim, wishFor(error.subjectId)) : undefined
        if (before === undefined) throw error
        return before
      }
      const asking = endpoint.kind === 'query' ? asReader(subject) : subject
      const call = { endpoint, viewer: asking, options, request }
      const work = async () => {
        if (endpoint.kind === 'query') return answering(() => refusedAlike(() => counted(call, binding.run)))
        const answer = await writing(() => refusedAlike(() => counted(call, binding.run)))
        deps.onGranted?.(endpoint, viewer)
        return answer
      }
      try {
        if (claim === null) return await work()
        const wish = subject === viewer ? [endpoint.id, options] : wishFor(subject.id)
        // It was counted when it was done.
        const readAnew = () => writing(() => refusedAlike(() => binding.run(asking, options, request)))
        return await deps.idempotency.once(claim, wish, work, binding.isReadAnew ? readAnew : undefined)
      } finally {
        // Also after a failure: what it wrote may have been committed all the same.
        if (endpoint.kind === 'command') deps.afterCommand?.(endpoint)
      }
    },
    get endpoints() {
      return [...bound.values()].map(({ endpoint }) => endpoint)
    },
  }
}

/** Under which key the call is done once; null where it names none. */
function claimOf({ id: memberId, scopes, sessionId }: Viewer, { idempotencyKey }: RequestFacts) {
  if (idempotencyKey === undefined || memberId === null) return null
  // A token has keys of its own: the answer to a session may hold more than the token may read.
  return { memberId, key: scopes === null ? idempotencyKey : `${sessionId} ${idempotencyKey}` }
}

/** Whatever is refused as missing, as much was read for it as if nothing had been kept. */
async function refusedAlike(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    // Other failures say nothing of what is there, and under load nothing more is to be read.
    if (error instanceof AppError && errorTable[error.code].status === 404) await readWhatWasKept()
    throw error
  }
}

/** Everything that makes a list the list it is: its name, or else its call, and options, without place and page size. */
function identityOf({ id, list }: Endpoint, options: object): string {
  const rest = Object.entries(options)
    .filter(([name]) => !['bookmarks', 'page_size', 'field_set_key', 'fields'].includes(name))
    .map(([name, value]) => [list?.synonyms?.[name] ?? name, value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${list?.name ?? id} ${JSON.stringify(rest)}`
}
