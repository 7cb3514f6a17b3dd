import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A program to be run on a file that nobody vouches for. */
export interface LimitedRun {
  readonly program: string
  readonly options: readonly string[]
  /** It is killed after so long, whatever it does. */
  readonly milliseconds: number
  readonly processorSeconds: number
  /** It works long, so everything else goes first. */
  readonly isLast?: true
  /** Lines of its standard output, as they come. */
  onLine?(line: string): void
}

/** How it ended; `stopped` where we ended it, since this process ends. */
export interface RunEnd {
  readonly ended: 'well' | 'badly' | 'too_late' | 'stopped'
  readonly output: string
  readonly errors: string
}

/** Runs programs with limits. */
export interface LimitedRunner {
  run(run: LimitedRun): Promise<RunEnd>
  /** Kills all of them at once; those that are asked for later end likewise. */
  stop(): void
}

const MOST_BYTES = 4 * 1024 ** 3
const LARGEST_FILE_BYTES = 2 * 1024 ** 3
/** Enough for what a program answers of a film, and for the end of what it complains of. */
const MOST_CHARACTERS = 1_000_000

const shell = '/bin/sh'
const niceProgram = '/usr/bin/nice'
/** Ends the program with us also where we are killed. */
const setpriv = '/usr/bin/setpriv'

/** A runner without runs. */
export function createLimitedRunner(): LimitedRunner {
  const running = new Set<ChildProcess>()
  let isStopped = false
  return {
    run(run) {
      return new Promise((resolve, reject) => {
        const child = start(run)
        running.add(child)
        let ended: RunEnd['ended'] | undefined
        let output = ''
        let errors = ''
        const end = (reason: RunEnd['ended']) => {
          ended ??= reason
          child.kill('SIGKILL')
        }
        const timer = setTimeout(() => end('too_late'), run.milliseconds)
        if (isStopped) end('stopped')
        if (child.stdout)
          createInterface({ input: child.stdout }).on('line', (line) => {
            if (run.onLine) run.onLine(line)
            else if (output.length < MOST_CHARACTERS) output += `${line}\n`
          })
        child.stderr?.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-MOST_CHARACTERS)))
        child.on('error', (error) => {
          clearTimeout(timer)
          running.delete(child)
          reject(error)
        })
        child.on('close', (code, signal) => {
          clearTimeout(timer)
          running.delete(child)
          if (isStopped) ended ??= 'stopped'
          // The kernel ends so what took more processor time than it may.
          if (signal === 'SIGXCPU') ended ??= 'too_late'
          resolve({ ended: ended ?? (code === 0 ? 'well' : 'badly'), output, errors })
        })
      })
    },
    stop() {
      isStopped = true
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Nothing of our environment goes along: whoever breaks the program finds no secrets there. */
function start({ program, options, processorSeconds, isLast }: LimitedRun): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] satisfies ['ignore', 'pipe', 'pipe']
  const env = { LANG: 'C' }
  if (process.platform === 'win32' || !existsSync(shell)) return spawn(program, options, { stdio, env })
  const limits = [
    // macOS knows no limit of memory.
    ...(process.platform === 'linux' ? [`ulimit -v ${MOST_BYTES / 1024}`] : []),
    `ulimit -t ${Math.ceil(processorSeconds)}`,
    `ulimit -f ${LARGEST_FILE_BYTES / 512}`,
  ]
  const before = [
    ...(existsSync(setpriv) ? [setpriv, '--pdeathsig', 'KILL'] : []),
    ...(isLast && existsSync(niceProgram) ? [niceProgram, '-n', '19'] : []),
  ]
  return spawn(shell, ['-c', `${limits.join('; ')}; exec "$@"`, shell, ...before, program, ...options], { stdio, env })
}
