import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

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
  const [first = '', ...rest] = [...prefix, program, ...args]
  const { output = 'shown' } = options
  const written = { shown: 'inherit', quiet: 'pipe', silent: 'ignore' } as const
  const child = spawn(first, rest, {
    cwd: resolve(projectFolder, options.folder ?? '.'),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', written[output], written[output]],
  })
  const printed: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => printed.push(part))
  child.stderr?.on('data', (part: Buffer) => printed.push(part))
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  if (code !== 0) process.stdout.write(Buffer.concat(printed))
  return code
}
