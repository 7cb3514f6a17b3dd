import { findNamedMember } from '../../src/modules/accounts/index.ts'
import { refusal } from '../cli-error.ts'
import type { OpenedProgram } from '../open-program.ts'

/** The member whom a username or an address names; refuses where there is none. */
export async function requireNamed(program: OpenedProgram, name: string): Promise<string> {
  const { memberId } = await findNamedMember(program, name)
  if (memberId === null) throw refusal(`Nobody here is called ${name}.`)
  return memberId
}
