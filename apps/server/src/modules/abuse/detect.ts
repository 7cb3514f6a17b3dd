import type { MemberId } from '@pinfold/contract'
import { type Id, timeOf } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import {
  countFollowersAmong,
  findMarkedMembers,
  findMarkedThings,
  type TallyRow,
  tallyMarks,
} from './marks/marks.queries.ts'
import { takeMeasures } from './measures/take-measures.ts'
import { LONGEST_WINDOW, type Rule, ruleOf } from './rules.ts'
import { reckonTrust } from './trust/reckon-trust.ts'

/** Of one key so many members are looked at, the newest first; the next act under it finds the others. */
const MOST_MEMBERS = 500
const MOST_THINGS = 500

/** Members whose acts are counted, by the keys under which they are. */
const actorsIn = (keys: readonly string[]) =>
  keys.flatMap((key) => /^(?:comment|follow|invite|message):(\d+)$/.exec(key)?.[1] ?? [])

/** Looks at what was done under these keys within the windows of their rules, and takes measures where it is too much. */
export async function detectAbuse(deps: WriteDeps, keys: readonly string[]): Promise<void> {
  const now = deps.clock.now().getTime()
  const byWindow = Map.groupBy(keys, (key) => ruleOf(key)?.windowMilliseconds ?? LONGEST_WINDOW)
  for (const [window, some] of byWindow) {
    const since = new Date(now - window)
    for (const tally of await tallyMarks(deps.db, some, since)) {
      const rule = ruleOf(tally.key)
      if (rule && isTooMuch(rule, tally, now)) await measure(deps, rule, tally, since)
    }
  }
  await reckonTrust(deps, actorsIn(keys))
}

function isTooMuch(rule: Rule, { key, fresh, settled, known, things }: TallyRow, now: number): boolean {
  const thing = key.slice(key.indexOf(':') + 1)
  if (rule.youngestThing !== undefined && now - timeOf(thing) > rule.youngestThing) return false
  return rule.isTooMuch({ members: [fresh, settled, known], things })
}

/** Known members are never caught for what many do; of one member it is their own. */
async function measure(deps: WriteDeps, rule: Rule, tally: TallyRow, since: Date): Promise<void> {
  const marked = await findMarkedMembers(deps.db, tally.key, since, MOST_MEMBERS)
  const isByOne = marked.length === 1
  const caught = marked.flatMap(({ memberId, standing }) => (isByOne || standing < 2 ? memberId : []))
  if (rule.cause === 'many_strangers' && !(await isToStrangers(deps, rule, tally, { caught, since }))) return
  await takeMeasures(deps, rule, caught, {
    key: tally.key,
    accounts: tally.fresh + tally.settled,
    known_accounts: tally.known,
    things: tally.things,
    among: caught.slice(0, EVIDENCE),
  })
}

const EVIDENCE = 20

async function isToStrangers(
  { db }: WriteDeps,
  rule: Rule,
  tally: TallyRow,
  { caught: [sender], since }: { caught: readonly MemberId[]; since: Date },
): Promise<boolean> {
  if (sender === undefined) return false
  const people: Id[] = await findMarkedThings(db, tally.key, since, MOST_THINGS)
  const things = people.length - (await countFollowersAmong(db, sender, people))
  return rule.isTooMuch({ members: [tally.fresh, tally.settled, tally.known], things })
}
