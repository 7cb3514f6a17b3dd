import { parseArgs } from 'node:util'

/** What one run is asked to do. */
export interface BenchOptions {
  readonly pins: number
  /** Of load for each case. */
  readonly seconds: number
  /** Names of cases; all unless given. */
  readonly only: readonly string[]
  /** Makes the data set anew. */
  readonly isFresh: boolean
  /** Prints JSON instead of a table. */
  readonly isJson: boolean
}

const FEWEST_PINS = 10_000

/** Reads `--pins N --seconds N --only name --fresh --json`; `--only` may be repeated. Throws with a line that says what is wrong. */
export function readOptions(args: readonly string[], knownNames: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pins: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '8' },
      only: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const unknown = values.only.find((name) => !knownNames.includes(name))
  if (unknown !== undefined) throw new Error(`--only: "${unknown}" is none of ${knownNames.join(', ')}`)
  return {
    pins: wholeAtLeast('--pins', values.pins, FEWEST_PINS),
    seconds: wholeAtLeast('--seconds', values.seconds, 1),
    only: values.only,
    isFresh: values.fresh,
    isJson: values.json,
  }
}

function wholeAtLeast(name: string, text: string, least: number): number {
  const value = Number(text.replaceAll('_', ''))
  if (!Number.isInteger(value) || value < least) throw new Error(`${name}: must be a whole number from ${least} on`)
  return value
}
