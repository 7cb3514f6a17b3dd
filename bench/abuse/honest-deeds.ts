import { newContentHash } from '../../apps/server/test/data/quick-pins.ts'
import type { SignedIn } from '../../apps/server/test/support/people.ts'
import { type Random, zipfPicker } from '../dataset/random.ts'
import type { Deed, Deeds, Outcome } from './deeds.ts'
import { pick, remark, sentence } from './said.ts'

/** Who is honest, by how long they are here. */
export interface Honest {
  readonly known: readonly SignedIn[]
  readonly settled: readonly SignedIn[]
  readonly fresh: readonly SignedIn[]
  /** New ones at one address, who look at each other’s Pins. */
  readonly school: readonly SignedIn[]
}

/** What is there for everybody. */
export interface Things {
  readonly pins: readonly string[]
  /** Made today by a known member, and liked by many. */
  readonly viral: string
}

const ACTS = 10_000
const HOSTS = 300

/** Ten thousand acts of an hour, as unevenly done as in life. */
export function honestDeeds(random: Random, deeds: Deeds, people: Honest, { pins, viral }: Things): Deed[] {
  const all = [...people.known, ...people.settled, ...people.fresh]
  const ids = all.map(({ member }) => member.id)
  const somePin = zipfPicker(pins.length, 0.8)
  const somebody = zipfPicker(all.length, 0.7)
  const someHost = zipfPicker(HOSTS, 1)
  const hashes = Array.from({ length: 40 }, newContentHash)
  const pinOf = () => (random.isHit(0.02) ? viral : (pins[somePin(random)] ?? viral))
  const otherThan = (one: SignedIn) =>
    pick(
      random,
      ids.filter((id) => id !== one.member.id),
    )
  const friends = new Map<SignedIn, string[]>()
  const friendOf = (one: SignedIn) => {
    const own = friends.get(one) ?? Array.from({ length: 1 + random.below(4) }, () => otherThan(one))
    friends.set(one, own)
    return pick(random, own)
  }
  const kinds: readonly [string, number, (one: SignedIn) => () => Promise<Outcome>][] = [
    ['save', 45, (one) => with1(pinOf(), (pin) => deeds.save(one, pin))],
    ['react', 16, (one) => with1(pinOf(), (pin) => deeds.react(one, pin))],
    ['comment', 11, (one) => with1([pinOf(), remark(random)] as const, ([pin, text]) => deeds.comment(one, pin, text))],
    [
      'follow',
      10,
      (one) =>
        with1(ids[somebody(random)] ?? '', (id) => deeds.follow(one, id === one.member.id ? (ids[0] ?? '') : id)),
    ],
    [
      'pin',
      8,
      (one) => {
        const host = someHost(random)
        const link = random.isHit(0.7) ? `https://site${host}.example/${random.below(host < 10 ? 60 : 8)}` : ''
        const words = { title: sentence(random), ...(link && { link }) }
        const hash = random.isHit(0.05) ? pick(random, hashes) : undefined
        return () => deeds.pin(one, words, hash)
      },
    ],
    [
      'message',
      6,
      (one) => with1([friendOf(one), sentence(random)] as const, ([id, text]) => deeds.message(one, id, text)),
    ],
    ['unfollow', 2, (one) => with1(otherThan(one), (id) => deeds.unfollow(one, id))],
    ['report', 1, (one) => with1(pinOf(), (pin) => deeds.report(one, pin))],
    ['invite', 1, (one) => with1(friendOf(one), (id) => deeds.invite(one, [id]))],
  ]
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0)
  const someKind = () => {
    let at = random.below(total)
    return kinds.find(([, weight]) => (at -= weight) < 0) ?? kinds[0]
  }
  const list: Deed[] = []
  const add = (kind: string, minute: number, by: SignedIn, run: () => Promise<Outcome>) =>
    list.push({ kind, minute, by, run, isAbuse: false })
  // Who joined today follows many at once, as the first page asks them to.
  for (const one of people.fresh.slice(0, 40)) {
    const minute = random.below(50)
    for (let n = 15 + random.below(20); n > 0; n -= 1) {
      const id = ids[somebody(random)] ?? ''
      if (id !== one.member.id) add('onboarding', minute + (n % 8), one, () => deeds.follow(one, id))
    }
  }
  for (const one of people.school)
    for (let n = 0; n < 8; n += 1) {
      const pin = pinOf()
      add('school', random.below(60), one, () => (n % 2 === 0 ? deeds.save(one, pin) : deeds.react(one, pin)))
    }
  while (list.length < ACTS) {
    const one = all[somebody(random)] ?? pick(random, all)
    const kind = someKind()
    if (kind) add(kind[0], random.below(60), one, kind[2](one))
  }
  return list
}

/** What was drawn is drawn before it is done, so that runs are alike. */
const with1 =
  <T>(value: T, run: (value: T) => Promise<Outcome>) =>
  () =>
    run(value)
