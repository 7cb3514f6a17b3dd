import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'

/** The project's folder. */
export const projectFolder = join(import.meta.dirname, '..')

// The kernel ends the program with us, a kill -9 included; elsewhere it just runs to its end.
const deathSignal = ['setpriv', '--pdeathsig', 'KILL', '--']
const [setpriv = '', ...flags] = deathSignal
const hasDeathSignal =
  process.platform === 'linux' && spawnSync(setpriv, [...flags, 'true'], { stdio: 'ignore' }).status === 0
const prefix = hasDeathSignal ? deathSignal : []

interface RunOptions {
  /** Relative to the project, or absolute. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** `quiet`: what it prints is shown only when it fails; `silent`: never. */
  readonly output?: 'shown' | 'quiet' | 'silent'
}

/** Runs a JavaScript file of an installed package, or one of ours, under this Node. Answers its exit code. */
export function runScript(file: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return runProgram(process.execPath, [join(projectFolder, file), ...args], options)
}

/** Runs a program to its end. Answers its exit code; 127 when it cannot be started. */
export async function runProgram(program: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const { output = 'shown' } = options
  const shown = output === 'shown' ? 'inherit' : 'pipe'
  const { code, printed } = await run([...prefix, program, ...args], options, [shown, 'ignore'])
  if (code !== 0 && output === 'quiet') process.stdout.write(printed)
  return code
}

/** How a measured program ended. */
export interface Measured {
  readonly code: number
  /** What it printed, where that was kept. */
  readonly printed: string
  /** Seconds of processor time of it and of all that it waited for; null where nothing tells. */
  readonly cpuSeconds: number | null
}

// A shell knows what its children took; they do not hold the pipe that it tells so by.
const timed = ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh']
const hasShell = process.platform !== 'win32'

/**
 * Runs a script as `runScript` does and measures its processor time. `isKept` keeps what it prints instead of showing
 * it.
 */
export async function measureScript(
  file: string,
  args: readonly string[],
  options: RunOptions & { readonly isKept?: boolean } = {},
): Promise<Measured> {
  const program = [...prefix, process.execPath, join(projectFolder, file), ...args]
  const command = hasShell ? [...prefix, ...timed, ...program] : program
  const shown = options.isKept === true ? 'pipe' : 'inherit'
  const { code, printed, told } = await run(command, options, [shown, hasShell ? 'pipe' : 'ignore'])
  return { code, printed: printed.toString(), cpuSeconds: hasShell ? cpuSecondsOf(told) : null }
}

/** What `times` says: minutes and seconds of the shell, then of its children, each in the program and in the system. */
function cpuSecondsOf(told: string): number | null {
  const parts = [...told.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.length === 0
    ? null
    : parts.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0)
}

type Pipes = readonly [output: 'inherit' | 'pipe', times: 'pipe' | 'ignore']

async function run(command: readonly string[], options: RunOptions, [output, times]: Pipes) {
  const [first = '', ...rest] = command
  const child = spawn(first, rest, {
    cwd: resolve(projectFolder, options.folder ?? '.'),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output, times],
  })
  const [printed, told] = [gather(child.stdout, child.stderr), gather((child.stdio[3] ?? null) as Readable | null)]
  const code = await new Promise<number>((done) => {
    child.once('error', () => done(127))
    child.once('close', (exitCode) => done(exitCode ?? 1))
  })
  return { code, printed: Buffer.concat(printed), told: Buffer.concat(told).toString() }
}

function gather(...streams: readonly (Readable | null)[]): Buffer[] {
  const parts: Buffer[] = []
  for (const stream of streams) stream?.on('data', (part: Buffer) => parts.push(part))
  return parts
}
