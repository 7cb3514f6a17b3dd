import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import type { Config, Role } from './platform/config/config.ts'
import { StartError } from './platform/config/start-error.ts'
import type { JobsConnection } from './platform/jobs/jobs.ts'
import type { Ending } from './platform/lifecycle.ts'
import type { LogLines } from './platform/log-lines.ts'
import { keepAlive, type KeptProcess } from './platform/keep-alive.ts'

/** What a process of the group is told when it has started. It does not stand in the environment, which others may read. */
export interface Order {
  readonly name: string
  readonly role: Role
  /** 0 for the worker, 1 and up for web processes. */
  readonly place: number
  readonly secret: string
  readonly connection: JobsConnection
}

/** What a process of the group says. */
export type Word = 'here' | { readonly ready: true; readonly signInLine?: string }

/** What a process of the group is told when it has to end. */
export interface Farewell {
  /** Milliseconds. */
  readonly endWithin: number
}

/** Of the group's time, for its leader to end PostgreSQL in. */
const LEADERS_MILLISECONDS = 1200

interface GroupInput {
  readonly config: Config
  readonly secret: string
  readonly connection: JobsConnection
  readonly ending: Ending
  readonly log: LogLines
}

/**
 * Starts web processes that share the port, and one for jobs, and starts those again that end by themselves. This process
 * takes the connections and gives them to the web processes in turn; while one starts, the others have them.
 */
export async function leadGroup({ config, secret, connection, ending, log }: GroupInput): Promise<void> {
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'group-member.ts'), args: [] })
  const started: Order[] = Array.from({ length: config.webProcesses }, (_, at) => orderFor('web', at + 1))
  const worker = config.roles.includes('worker') ? keep(orderFor('worker', 0)) : null
  if (worker) ending.add(() => worker.stop())
  const webs = started.map(keep)
  ending.add(async () => {
    await Promise.all(webs.map((web) => web.stop()))
  })
  const starts = await Promise.allSettled([worker?.ready, ...webs.map(({ ready }) => ready)])
  // One that could not start has said why, and the group is ending.
  if (starts.some(({ status }) => status === 'rejected')) return
  log.news(`Pinfold is ready at ${config.publicUrl}`)
  for (const start of starts) if (start.status === 'fulfilled' && start.value !== undefined) log.news(start.value)

  function orderFor(role: Role, place: number): Order {
    if (role === 'worker') return { role, place, secret, connection, name: 'worker' }
    const max = connectionsOfEach(config.webProcesses)
    return { role, place, secret, connection: { ...connection, max }, name: `web ${place}` }
  }

  function keep(order: Order): KeptProcess<string | undefined> {
    const kept = keepAlive<string | undefined>({
      start: (tell) => startMember(order, tell, () => ending.left() - LEADERS_MILLISECONDS),
      onEnd: (how, pause) => log.problem(`${order.name} ended (${how}); it starts again in ${pause / 1000} s`),
    })
    kept.ready.catch(() => ending.fail(new StartError(`${order.name} ended before it was ready`)))
    return kept
  }
}

/** Of all web processes; with what else they and the worker need it stays below PostgreSQL's usual hundred. */
const CONNECTIONS = 72
const MOST_OF_EACH = 12
const LEAST_OF_EACH = 3

const connectionsOfEach = (webProcesses: number) =>
  Math.min(MOST_OF_EACH, Math.max(LEAST_OF_EACH, Math.floor(CONNECTIONS / webProcesses)))

function startMember(
  order: Order,
  tell: { ready(signInLine: string | undefined): void; ended(how: string): void },
  left: () => number,
) {
  const member: Worker = cluster.fork()
  let isHere = false
  member.on('message', (word: Word) => {
    isHere = true
    if (word === 'here') member.send(order)
    else tell.ready(word.signInLine)
  })
  member.once('exit', (code, signal) => tell.ended(signal || `exit code ${code}`))
  // What is sent to one that has ended by itself is lost, and its end is told.
  member.on('error', () => undefined)
  const end = () => {
    const farewell: Farewell = { endWithin: left() }
    // One that has not said yet that it is here hears nothing.
    if (isHere) member.send(farewell)
    else member.process.kill('SIGTERM')
  }
  return { end, kill: () => member.process.kill('SIGKILL') }
}
