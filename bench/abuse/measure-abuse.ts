import type { SignedIn } from '../../apps/server/test/support/people.ts'
import { randomFrom } from '../dataset/random.ts'
import { abusiveDeeds, abusiveKinds, EACH } from './abusive-deeds.ts'
import { type Deed, deedsIn, type Done } from './deeds.ts'
import { honestDeeds } from './honest-deeds.ts'
import { tellAbuse } from './tell-abuse.ts'
import { startWorld, type World } from './world.ts'

/** The option that asks for this. */
export const ABUSE = 'abuse'

/** Rules were tuned on the first; the second shows what they are worth. */
const SEEDS = [1, 2]
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const AT_ONCE = 8
const FARM = 'farm at one address'
const PEOPLE = { known: 600, settled: 150, fresh: 150, school: 12 }
const PINS = 300

/** A generated hour: 300 accounts do 20 kinds of abuse among 10,000 acts of others, through the real program. */
export async function measureAbuse(say: (line: string) => void): Promise<void> {
  for (const seed of SEEDS) {
    const world = await startWorld(say)
    try {
      await oneHour(world, seed, say)
    } finally {
      await world.stop()
    }
  }
}

async function oneHour(world: World, seed: number, say: (line: string) => void): Promise<void> {
  const random = randomFrom(seed)
  const deeds = deedsIn(world)
  const join = async (count: number, address?: string) => {
    const members: SignedIn[] = []
    for (let n = 0; n < count; n += 1) members.push(await world.join(address))
    return members
  }
  const kinds = Object.keys(abusiveKinds)
  // Of each kind some accounts were bought or waited for a while.
  const ages = { known: Math.round(EACH * 0.1), settled: Math.round(EACH * 0.2) }
  const accounts = new Map<string, SignedIn[]>(kinds.map((kind) => [kind, []]))
  const prepare = async (count: number) => {
    for (const kind of kinds) if (kind !== FARM) accounts.get(kind)?.push(...(await join(count)))
  }
  const known = await join(PEOPLE.known)
  await prepare(ages.known)
  const pins: string[] = []
  for (let n = 0; n < PINS; n += 1) pins.push(await deeds.makePin(known[n % 200] as SignedIn))
  world.pass(20 * DAY)
  const settled = await join(PEOPLE.settled)
  await prepare(ages.settled)
  world.pass(3 * DAY)
  const fresh = await join(PEOPLE.fresh)
  const school = await join(PEOPLE.school, '198.51.100.7')
  await prepare(EACH - ages.known - ages.settled)
  // Whoever makes accounts at one address makes them now.
  accounts.get(FARM)?.push(...(await join(EACH, '203.0.113.9')))
  const [pushed] = await join(1)
  const pushedPins: string[] = []
  for (let n = 0; n < 3; n += 1) pushedPins.push(await deeds.makePin(pushed as SignedIn))
  const viral = await deeds.makePin(known[0] as SignedIn)
  world.pass(3 * HOUR)
  await world.settle()
  const people = [...known, ...settled, ...fresh].map(({ member }) => member.id)
  const targets = { pins, people, pushedMember: pushed?.member.id ?? '', pushedPins, harassed: pins[7] ?? '' }
  const hour = [
    ...honestDeeds(random, deeds, { known, settled, fresh, school }, { pins, viral }),
    ...abusiveDeeds(random, deeds, accounts, targets),
  ]
  say(`abuse, seed ${seed}: ${hour.length} acts begin`)
  const done: Done[] = []
  for (let minute = 0; minute < 61; minute += 1) {
    await runAll(
      hour.filter((deed) => deed.minute === minute),
      done,
    )
    await world.settle()
    world.pass(MINUTE)
    if (minute % 10 === 9) say(`abuse, seed ${seed}: ${minute + 1} minutes are over`)
  }
  tellAbuse(say, seed, done, await measured(world))
}

/** One account does one thing after the other; several accounts at a time. */
async function runAll(deeds: readonly Deed[], done: Done[]): Promise<void> {
  const queues = [...Map.groupBy(deeds, ({ by }) => by).values()]
  const next = async (): Promise<void> => {
    for (let queue = queues.pop(); queue; queue = queues.pop())
      for (const deed of queue) done.push({ ...deed, outcome: await deed.run() })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Why something was done against whom. */
async function measured({ pool }: World): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ id: string; cause: string }>(
    'select member_id as id, cause from abuse_measures order by id',
  )
  const causes = Map.groupBy(rows, ({ id }) => id)
  return new Map([...causes].map(([id, measures]) => [id, measures.map(({ cause }) => cause)]))
}
