import { DRAWN_PASSWORD_HOURS } from '../../src/modules/accounts/index.ts'
import { commandLine, resetPasswordOf } from '../../src/modules/employees/index.ts'
import type { Command } from '../command.ts'
import { withProgram } from '../open-program.ts'
import { requireNamed } from './find-member.ts'
import { readName, readReason } from '../admin/read-role.ts'

/** What is printed with a password that was drawn. */
export const passwordLine = (password: string): string =>
  `Password: ${password} (shown only here; it ends after ${DRAWN_PASSWORD_HOURS} hours, so change it in the settings)`

/** Draws a new password for an account that its owner cannot get into any more. */
export const memberResetPassword: Command = {
  usage: 'NAME [--reason WORDS]',
  summary: 'Prints a new password for an account, which ends after a day. Sessions and tokens there are over.',
  examples: ['member reset-password ana', 'member reset-password ana@example.org --reason "Lost the mailbox"'],
  options: { reason: { type: 'string' } },
  optionWords: { NAME: 'A username or an email address.', '--reason': 'Why, for the log.' },
  async run(given) {
    const reason = readReason(given)
    const name = readName(given)
    return withProgram(async (program) => {
      const memberId = await requireNamed(program, name)
      const { answer: password } = await resetPasswordOf(program, commandLine, { memberId, reason })
      return { json: { id: memberId, password }, lines: [passwordLine(password)] }
    })
  },
}
