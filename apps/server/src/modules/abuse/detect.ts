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
import { judgesUnknown } from './unknown-accounts.ts'

/** Of one key so many members are looked at, the newest first; the next act under it finds the others. */
const MOST_MEMBERS = 500
const MOST_THINGS = 500

/** Members whose acts are counted, by the keys under which they are. */
const actorsIn = (keys: readonly string[]) =>
  keys.flatMap((key) => /^(?:comment|follow|invite|message):(\d+)$/.exec(key)?.[1] ?? [])

/** Looks at what was done under these keys within the windows of their rules, and takes measures where it is too much. */
export async function detectAbuse(deps: WriteDeps, keys: readonly string[]): Promise<void> {
  const now = deps.clock.now().getTime()
  let judged: Promise<boolean> | undefined
  const judging = () => (judged ??= judgesUnknown(deps))
  const byWindow = Map.groupBy(keys, (key) => ruleOf(key)?.windowMilliseconds ?? LONGEST_WINDOW)
  for (const [window, some] of byWindow) {
    const since = new Date(now - window)
    for (const tally of await tallyMarks(deps.db, some, since)) {
      const rule = ruleOf(tally.key)
      if (!rule || !isTooMuch(rule, tally, now)) continue
      if (rule.isOfUnknown && !(await judging())) continue
      await measure(deps, rule, tally, since)
    }
  }
  await reckonTrust(deps, actorsIn(keys))
}

function isTooMuch(rule: Rule, { key, fresh, settled, known, things }: TallyRow, now: number): boolean {
  const thing = key.slice(key.indexOf(':') + 1)
  if (rule.youngestThing !== undefined && now - timeOf(thing) > rule.youngestThing) return false
  return rule.isTooMuch({ members: [fresh, settled, known], things })
}

/** Known members are rarely caught for what many do; of one member it is their own. */
async function measure(deps: WriteDeps, rule: Rule, tally: TallyRow, since: Date): Promise<void> {
  const marked = await findMarkedMembers(deps.db, tally.key, since, MOST_MEMBERS)
  const isOfAll = marked.length === 1 || tally.fresh + tally.settled >= (rule.knownFrom ?? Infinity)
  const caught = marked.flatMap(({ memberId, standing }) => (isOfAll || standing < 2 ? memberId : []))
  const things = await thingsThatCount(deps, tally, { caught, since })
  if (!rule.isTooMuch({ members: [tally.fresh, tally.settled, tally.known], things })) return
  await takeMeasures(deps, rule, caught, {
    key: tally.key,
    accounts: tally.fresh + tally.settled,
    known_accounts: tally.known,
    things,
    among: caught.slice(0, EVIDENCE),
  })
}

const EVIDENCE = 20

/** Of people who are written to only strangers count, and of what is followed no more only what was followed just before. */
async function thingsThatCount(
  { db }: WriteDeps,
  { key, things }: TallyRow,
  { caught: [by], since }: { caught: readonly MemberId[]; since: Date },
): Promise<number> {
  const found = (of: string) => findMarkedThings(db, of, since, MOST_THINGS)
  if (by === undefined || !/^(?:message|unfollow):/.test(key)) return things
  const theirs: Id[] = await found(key)
  if (key.startsWith('message:')) return theirs.length - (await countFollowersAmong(db, by, theirs))
  const followed = new Set(await found(`follow:${by}`))
  return theirs.filter((thing) => followed.has(thing)).length
}
