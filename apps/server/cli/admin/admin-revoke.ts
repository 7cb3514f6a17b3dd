import { commandLine, revokeRole } from '../../src/modules/employees/index.ts'
import type { Command } from '../command.ts'
import { withProgram } from '../open-program.ts'
import { requireNamed } from '../member/find-member.ts'
import { readName, readReason, readRole } from './read-role.ts'

/** Takes a role from an employee. */
export const adminRevoke: Command = {
  usage: 'NAME [--role ROLE] [--reason WORDS]',
  summary: 'Takes a role from an employee. One owner always stays.',
  examples: ['admin revoke ana', 'admin revoke ben --role moderator --reason "Left us"'],
  options: { role: { type: 'string' }, reason: { type: 'string' } },
  optionWords: {
    NAME: 'A username or an email address.',
    '--role': 'owner (if left out), moderator, editor, support or advertising.',
    '--reason': 'Why, for the log.',
  },
  async run(given) {
    const role = readRole(given)
    const reason = readReason(given)
    const name = readName(given)
    return withProgram(async (program) => {
      const memberId = await requireNamed(program, name)
      await revokeRole(program, commandLine, { memberId, role, reason })
      return { json: { id: memberId, role }, lines: [`${name} is ${role} no longer.`] }
    })
  },
}
