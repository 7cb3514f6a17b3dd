import { hostname } from 'node:os'
import { format } from 'node:util'

/** Levels by their numbers in log lines, as Fastify's logger has them. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const
type Level = keyof typeof levels

/** What the program says outside of requests. Every line is a JSON object with `level`, `time` and `msg`. */
export interface LogLines {
  /** Good news. Whoever sits at a terminal reads the sentence alone. */
  news(sentence: string): void
  /** Something failed and the program goes on. Of an error its message alone: the rest may hold what members wrote. */
  problem(thrown: unknown): void
  /** The last line of a program that cannot go on, with where it happened. */
  fatal(thrown: unknown): void
}

/** Writes log lines to the standard output, problems to the standard error. Of several processes each has a name. */
export function createLogLines(processName?: string): LogLines {
  const name = processName === undefined ? {} : { process: processName }
  return {
    news: (sentence) => (process.stdout.isTTY ? process.stdout.write(`${sentence}\n`) : write('info', sentence, name)),
    problem: (thrown) => write('error', messageOf(thrown), { ...name, ...codeOf(thrown) }),
    fatal: (thrown) =>
      write(
        'fatal',
        messageOf(thrown),
        thrown instanceof Error ? { ...name, ...codeOf(thrown), stack: thrown.stack } : name,
      ),
  }
}

/** From now on whatever libraries print, and what Node warns of or dies of, are log lines, too. */
export function catchStrayLines(log: LogLines): void {
  for (const [method, level] of [
    ['debug', 'info'],
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const)
    console[method] = (...said: unknown[]) => write(level, format(...said))
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => write('warn', `${name}: ${message}`))
  process.on('uncaughtException', (error) => {
    log.fatal(error)
    process.exit(1)
  })
}

function write(level: Level, msg: string, facts: object = {}): boolean {
  const line = { level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname(), ...facts, msg }
  return (level === 'info' ? process.stdout : process.stderr).write(`${JSON.stringify(line)}\n`)
}

// Not every failure is an Error: the library of the jobs tells of copies.
const partOf = (thrown: unknown, name: 'message' | 'code'): string | undefined => {
  const part = typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>)[name] : undefined
  return typeof part === 'string' ? part : undefined
}

const messageOf = (thrown: unknown): string => (partOf(thrown, 'message') ?? String(thrown)) || 'failed'

const codeOf = (thrown: unknown): object => {
  const code = partOf(thrown, 'code')
  return code === undefined ? {} : { code }
}
