import { readConfig } from './platform/config/config.ts'
import { endInOrder } from './platform/lifecycle.ts'
import { catchStrayLines, createLogLines } from './platform/log-lines.ts'
import type { Farewell, Order, Word } from './process-group.ts'
import { runRoles } from './run-roles.ts'

// One process of a group; what leads the group says which. It ends by itself when that is gone.
async function serve({ name, role, place, secret, connection }: Order): Promise<void> {
  const log = createLogLines(name)
  catchStrayLines(log)
  const ending = endInOrder(log.problem, { isPartOfGroup: true })
  process.on('message', ({ endWithin }: Farewell) => ending.begin(endWithin))
  try {
    const whole = readConfig()
    // What does not serve runs beside the worker.
    const roles = role === 'web' ? [role] : whole.roles.filter((one) => one !== 'web')
    const config = { ...whole, roles }
    const isFilling = role === 'worker'
    const { demonstration } = await runRoles({
      config,
      secret,
      connection,
      ending,
      log,
      isFilling,
      place,
      processName: name,
    })
    say({ ready: true, ...(demonstration?.isHere && { signInLine: demonstration.signInLine }) })
  } catch (error) {
    log.fatal(error)
    process.exit(1)
  }
}

const say = (word: Word) => process.send?.(word)

process.once('message', (order: Order) => void serve(order))
say('here')
