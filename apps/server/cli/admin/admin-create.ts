import type { MemberId } from '@pinfold/contract'
import { findMembers, findNamedMember, makeMember } from '../../src/modules/accounts/index.ts'
import { commandLine, grantRole } from '../../src/modules/employees/index.ts'
import { misuse, refusal } from '../cli-error.ts'
import type { Command, Given } from '../command.ts'
import { type OpenedProgram, withProgram } from '../open-program.ts'
import { passwordLine } from '../member/member-reset-password.ts'
import { readName, readReason, readRole } from './read-role.ts'

/** Makes an employee of a member, or of somebody new. */
export const adminCreate: Command = {
  usage: 'NAME [--email ADDRESS] [--role ROLE] [--reason WORDS]',
  summary:
    'Makes a member an owner of this installation, or gives another role. Makes the account where there is none.',
  examples: [
    'admin create ana',
    'admin create ana --email ana@example.org',
    'admin create ben@example.org --role moderator --json',
  ],
  options: { email: { type: 'string' }, role: { type: 'string' }, reason: { type: 'string' } },
  optionWords: {
    NAME: 'A username or an email address.',
    '--email': 'The address of a new account, where nobody has the username yet.',
    '--role': 'owner (if left out), moderator, editor, support or advertising.',
    '--reason': 'Why, for the log.',
  },
  async run(given) {
    const wish = { memberId: '', role: readRole(given), reason: readReason(given) }
    const name = readName(given)
    return withProgram(async (program) => {
      const { memberId, password } = await findOrMake(program, name, given)
      await grantRole(program, commandLine, { ...wish, memberId })
      const [member] = await findMembers(program.db, [memberId])
      const username = member?.username ?? name
      return {
        json: { id: memberId, username, role: wish.role, password },
        lines: [
          `${username} is ${wish.role} now.`,
          ...(password === null ? [] : [passwordLine(password)]),
          `Log in at ${program.config.publicUrl}/login/ and open ${program.config.publicUrl}/admin/.`,
          'The admin area asks for an authenticator app; it says how to set one up.',
        ],
      }
    })
  },
}

async function findOrMake(
  program: OpenedProgram,
  name: string,
  given: Given,
): Promise<{ memberId: MemberId; password: string | null }> {
  const { memberId } = await findNamedMember(program, name)
  if (memberId !== null) return { memberId, password: null }
  const isAddress = name.includes('@')
  const email = isAddress ? name : given.text('email')
  if (email === undefined) throw refusal(`Nobody here is called ${name}. Give --email to make a new account.`)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw misuse(`--email: ${email} is no email address`)
  const country = program.config.defaultCountry
  return makeMember(program, { email, country, ...(!isAddress && { username: name }) })
}
