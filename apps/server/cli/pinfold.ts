import { errorMessage, errorTable } from '@pinfold/contract'
import { StartError } from '../src/platform/config/start-error.ts'
import { AppError } from '../src/platform/errors/app-error.ts'
import { adminCreate } from './admin/admin-create.ts'
import { adminList } from './admin/admin-list.ts'
import { adminRevoke } from './admin/admin-revoke.ts'
import { CliError, exitCodes, misuse } from './cli-error.ts'
import { type Command, helpOf, readGiven } from './command.ts'
import { memberResetPassword } from './member/member-reset-password.ts'

/** Every command by its name: one word, or a group and a verb. */
const commands: Readonly<Record<string, Command>> = {
  'admin create': adminCreate,
  'admin list': adminList,
  'admin revoke': adminRevoke,
  'member reset-password': memberResetPassword,
}

/** Where lines go. */
export interface Terminal {
  print(text: string): void
  complain(text: string): void
}

const terminalOfProcess: Terminal = {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
}

/** Runs what was typed and answers the exit code. Whatever is printed is for people, unless `--json` asks for JSON. */
export async function runPinfold(typed: readonly string[], terminal = terminalOfProcess): Promise<number> {
  try {
    terminal.print(await runCommand(typed))
    return exitCodes.done
  } catch (error) {
    const { message, exitCode } = failureOf(error)
    if (typed.includes('--json')) terminal.print(JSON.stringify({ error: message }))
    else terminal.complain(message)
    return exitCode
  }
}

/** What a command prints where it goes well. */
async function runCommand(typed: readonly string[]): Promise<string> {
  const name = Object.keys(commands).find((each) => each.split(' ').every((word, at) => typed[at] === word))
  const command = name === undefined ? undefined : commands[name]
  if (name === undefined || command === undefined) {
    if (typed.length > 0 && !typed.includes('--help') && !typed.includes('-h'))
      throw misuse(`There is no command ${typed.slice(0, 2).join(' ')}.\n\n${overview()}`)
    return overview()
  }
  const given = readGiven(command, typed.slice(name.split(' ').length))
  if (given.isHelp) return helpOf(name, command)
  const { json, lines } = await command.run(given)
  return given.isJson ? JSON.stringify(json) : lines.join('\n')
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    'Looks after an installation of Pinfold, beside a running server or without one.',
    '',
    'Usage: npm run pinfold -- COMMAND',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'COMMAND --help says more. Settings are those of the server: DATA_DIR, DATABASE_URL and so on.',
  ].join('\n')
}

/** One line for whoever typed it: what is no mistake of theirs is still told without a trace of the program. */
function failureOf(error: unknown): { message: string; exitCode: number } {
  if (error instanceof CliError) return { message: error.message, exitCode: error.exitCode }
  if (error instanceof StartError) return { message: error.message, exitCode: exitCodes.failed }
  if (error instanceof AppError) {
    const { status } = errorTable[error.code]
    return { message: errorMessage(error.code), exitCode: status < 500 ? exitCodes.refused : exitCodes.failed }
  }
  return { message: `It failed: ${error instanceof Error ? error.message : String(error)}`, exitCode: exitCodes.failed }
}
