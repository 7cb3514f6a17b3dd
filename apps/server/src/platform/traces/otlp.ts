import * as api from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTimeout as pause } from 'node:timers/promises'
import { toldSeldom } from '../seldom.ts'
import { type Span, type SpanKind, type SpanSink, traceInto } from './spans.ts'

interface TracesInput {
  /** Without the path that OTLP says. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Of the requests and jobs that nobody else began, from 0 to 1. */
  readonly share: number
  readonly processName: string
  readonly onError: (error: unknown) => void
}

/** Spans on their way to somebody who gathers them. */
export interface Traces {
  /** Sends what waits, within so many milliseconds. */
  stop(milliseconds: number): Promise<void>
}

const kinds: Readonly<Record<SpanKind, api.SpanKind>> = {
  request: api.SpanKind.SERVER,
  job: api.SpanKind.CONSUMER,
  outgoing: api.SpanKind.CLIENT,
  statement: api.SpanKind.CLIENT,
}

/** Who gathers may be away for long; that is told once in so long. */
const TELLING_MILLISECONDS = 600_000
const SEND_MILLISECONDS = 5000
/** What comes faster than it can be sent is dropped. */
const MOST_WAITING = 4096

const propagator = new W3CTraceContextPropagator()

/** A span of the library's as the program knows it, with the context that its parts begin in. */
class KnownSpan implements Span {
  readonly context: api.Context
  private readonly span: api.Span

  constructor(span: api.Span, parent: api.Context) {
    this.span = span
    this.context = api.trace.setSpan(parent, span)
  }

  rename(name: string): void {
    this.span.updateName(name)
  }

  note(facts: api.Attributes): void {
    this.span.setAttributes(facts)
  }

  end(failure?: string): void {
    if (failure !== undefined) {
      this.span.setAttribute('error.type', failure)
      this.span.setStatus({ code: api.SpanStatusCode.ERROR })
    }
    this.span.end()
  }
}

/** Sends the program's spans by OTLP over HTTP. Whoever is away, refuses or is slow costs spans, and nothing else. */
export function startTraces({ endpoint, headers, share, processName, onError }: TracesInput): Traces {
  const tell = toldSeldom(onError, TELLING_MILLISECONDS)
  const complain = (error: unknown) =>
    tell(`Traces are not sent: ${error instanceof Error ? error.message : String(error)}`)
  setGlobalErrorHandler(complain)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SEND_MILLISECONDS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'pinfold',
      'service.instance.id': `${processName} ${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: MOST_WAITING, exportTimeoutMillis: SEND_MILLISECONDS }),
    ],
  })
  const tracer = provider.getTracer('pinfold')
  const sink: SpanSink = {
    begin(kind, name, attributes, part) {
      const parent =
        part instanceof KnownSpan
          ? part.context
          : propagator.extract(api.ROOT_CONTEXT, { ...part }, api.defaultTextMapGetter)
      return new KnownSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent), parent)
    },
  }
  traceInto(sink)
  return {
    async stop(milliseconds) {
      traceInto(null)
      const sent = provider.shutdown().catch(complain)
      await Promise.race([sent, pause(milliseconds, undefined, { ref: false })])
    },
  }
}
