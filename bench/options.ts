import { parseArgs } from 'node:util'

/** What one run is asked to do. */
export interface BenchOptions {
  readonly pins: number
  /** Of load for each case, over all rounds. */
  readonly seconds: number
  /** That the seconds are divided into. */
  readonly rounds: number
  /** That ask at the same time: eight to compare costs, one to see how long a request takes by itself. */
  readonly connections: number
  /** Names of cases; all unless given. */
  readonly only: readonly string[]
  /** Makes the data set anew. */
  readonly isFresh: boolean
  /** Prints JSON instead of a table. */
  readonly isJson: boolean
}

/** An option that cannot be taken; its message is a line for whoever gave it. */
export class OptionError extends Error {
  override name = 'OptionError'
}

const FEWEST_PINS = 10_000

/** Reads `--pins N --seconds N --rounds N --connections N --only name --fresh --json`; `--only` may be repeated. Throws OptionError. */
export function readOptions(args: readonly string[], knownNames: readonly string[]): BenchOptions {
  const values = parse(args)
  const unknown = values.only.find((name) => !knownNames.includes(name))
  if (unknown !== undefined) throw new OptionError(`--only: "${unknown}" is none of ${knownNames.join(', ')}`)
  return {
    pins: wholeAtLeast('--pins', values.pins, FEWEST_PINS),
    seconds: wholeAtLeast('--seconds', values.seconds, 1),
    rounds: wholeAtLeast('--rounds', values.rounds, 1),
    connections: wholeAtLeast('--connections', values.connections, 1),
    only: values.only,
    isFresh: values.fresh,
    isJson: values.json,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        pins: { type: 'string', default: '100000' },
        seconds: { type: 'string', default: '10' },
        rounds: { type: 'string', default: '5' },
        connections: { type: 'string', default: '8' },
        only: { type: 'string', multiple: true, default: [] },
        fresh: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new OptionError((error as Error).message)
  }
}

function wholeAtLeast(name: string, text: string, least: number): number {
  const value = Number(text.replaceAll('_', ''))
  if (!Number.isInteger(value) || value < least)
    throw new OptionError(`${name}: must be a whole number from ${least} on`)
  return value
}
