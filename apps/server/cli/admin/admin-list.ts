import { employeesView } from '../../src/modules/employees/index.ts'
import { misuse } from '../cli-error.ts'
import type { Command } from '../command.ts'
import { withProgram } from '../open-program.ts'

/** Lists who works for the operator. */
export const adminList: Command = {
  usage: '',
  summary: 'Lists all employees with their roles.',
  examples: ['admin list', 'admin list --json'],
  options: {},
  optionWords: {},
  async run({ names }) {
    if (names.length > 0) throw misuse(`${names.join(' ')} is too much.`)
    return withProgram(async (program) => {
      const employees = await employeesView(program)
      const lines = employees.map(
        ({ username, roles }) => `${username}  ${roles.map(({ role, since }) => `${role} since ${since}`).join(', ')}`,
      )
      return { json: employees, lines: lines.length === 0 ? ['There are no employees yet.'] : lines }
    })
  },
}
