import { AsyncLocalStorage } from 'node:async_hooks'

/** What may be told of work: names and numbers of ours, never what members wrote, who they are or where they go. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** What kind of work a span stands for. */
export type SpanKind = 'request' | 'statement' | 'job' | 'outgoing'

/** Work that goes on. */
export interface Span {
  rename(name: string): void
  note(facts: SpanFacts): void
  /** Ends it; as failed where it is said by which kind of failure. */
  end(failure?: string): void
}

/** The headers of a request: `traceparent` says what it is part of at who asks. */
export type TraceHeaders = Readonly<Record<string, string | string[] | undefined>>

/** Who gathers spans. */
export interface SpanSink {
  /** `within` is the work that it is a part of, here or at who asked. */
  begin(kind: SpanKind, name: string, facts: SpanFacts, within: Span | TraceHeaders | undefined): Span
}

// One for the process, as its figures are: what is traced belongs to no module.
let sink: SpanSink | null = null
const current = new AsyncLocalStorage<Span>()

/** From now on it is told of all work; null ends that. */
export function traceInto(next: SpanSink | null): void {
  sink = next
}

/** Whether anybody gathers spans. */
export const isTracing = (): boolean => sink !== null

/** A span of what comes from outside; null while nobody gathers them. */
export const beginRequest = (name: string, headers: TraceHeaders): Span | null =>
  sink?.begin('request', name, {}, headers) ?? null

/** Does the work as part of the span's. */
export const within = <T>(span: Span, work: () => T): T => current.run(span, work)

/** Gives the work that goes on a name that says more. */
export const renameSpan = (name: string): void => current.getStore()?.rename(name)

/** Runs a job, and shows it as work of its own; while nobody gathers spans it only runs it. */
export function tracedJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (sink === null) return work()
  const span = sink.begin('job', name, {}, undefined)
  return ending(span, within(span, work))
}

/** Runs what asks somebody else, as part of the work that goes on. `factsOf` says what of the answer is told. */
export function tracedOutgoing<T>(
  name: string,
  work: () => Promise<T>,
  factsOf: (answer: T) => SpanFacts = () => ({}),
): Promise<T> {
  const span = sink?.begin('outgoing', name, {}, current.getStore())
  if (span === undefined) return work()
  return ending(
    span,
    within(span, work).then((answer) => {
      span.note(factsOf(answer))
      return answer
    }),
  )
}

/** Runs what sends a statement. Statements that are part of nothing, as those that look for work, are not shown. */
export function tracedStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  const parent = sink === null ? undefined : current.getStore()
  if (sink === null || parent === undefined) return send()
  return ending(sink.begin('statement', summaryOf(text), { 'db.system.name': 'postgresql' }, parent), send())
}

/** Ends the span with the work. */
function ending<T>(span: Span, work: Promise<T>): Promise<T> {
  work.then(
    () => span.end(),
    (error: unknown) => span.end(failureOf(error)),
  )
  return work
}

/** The code or kind of a failure: its message may hold what somebody wrote. */
function failureOf(error: unknown): string {
  const { code, name } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  if (typeof code === 'string') return code
  return typeof name === 'string' ? name : 'failed'
}

const summaries = new Map<string, string>()
/** Texts without end must not be kept. */
const MOST_SUMMARIES = 2000

/** What a statement does, and to which table first: `select pins`. Values are no part of its text, nor of this. */
function summaryOf(text: string): string {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const verb = /\b(select|insert|update|delete|merge|copy)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z][a-z_0-9]*)"?(?![a-z_0-9("])/i.exec(text)?.[1]
  const summary = table === undefined ? verb : `${verb} ${table}`
  if (summaries.size < MOST_SUMMARIES) summaries.set(text, summary)
  return summary
}
