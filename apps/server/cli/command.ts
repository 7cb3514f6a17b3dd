import { parseArgs, type ParseArgsConfig } from 'node:util'
import { misuse } from './cli-error.ts'

/** What a command has to say: facts for programs, and lines for people. */
export interface Outcome {
  readonly json: unknown
  readonly lines: readonly string[]
}

/** One command of the tool, as `admin create`. */
export interface Command {
  /** What it takes, behind its name. */
  readonly usage: string
  readonly summary: string
  readonly examples: readonly string[]
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** One line for each option. */
  readonly optionWords: Readonly<Record<string, string>>
  run(given: Given): Promise<Outcome>
}

/** What was typed behind a command's name. */
export interface Given {
  readonly names: readonly string[]
  /** An option's value; undefined where it was left out. */
  text(option: string): string | undefined
}

/** Reads what was typed; throws a mistake of use that says which word is wrong. */
export function readGiven(command: Command, typed: readonly string[]): Given & { isJson: boolean; isHelp: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const text = (option: string) => {
      const value = (values as Readonly<Record<string, unknown>>)[option]
      return typeof value === 'string' ? value : undefined
    }
    return { names: positionals, text, isJson: values.json === true, isHelp: values.help === true }
  } catch (error) {
    throw misuse((error as Error).message)
  }
}

/** What `--help` of a command prints. */
export function helpOf(name: string, command: Command): string {
  const options = { ...command.optionWords, '--json': 'Prints one JSON value for programs.', '--help': 'Prints this.' }
  const width = Math.max(...Object.keys(options).map((option) => option.length))
  return [
    command.summary,
    '',
    `Usage: pinfold ${name} ${command.usage}`.trimEnd(),
    '',
    ...Object.entries(options).map(([option, words]) => `  ${option.padEnd(width)}  ${words}`),
    '',
    'Examples:',
    ...command.examples.map((example) => `  npm run pinfold -- ${example}`),
    '',
    'Ends with 0 when done, 1 when something failed, 2 when it was not understood, 3 when it was refused.',
  ].join('\n')
}
