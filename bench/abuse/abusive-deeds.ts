import { newContentHash } from '../../apps/server/test/data/quick-pins.ts'
import type { SignedIn } from '../../apps/server/test/support/people.ts'
import type { Random } from '../dataset/random.ts'
import type { Deed, Deeds, Outcome } from './deeds.ts'
import { disguised, dressed, offer, pick, remark, sentence, spun } from './said.ts'

/** What abuse is done to. */
export interface Targets {
  readonly pins: readonly string[]
  readonly people: readonly string[]
  /** A member and Pins that are as new as those who push them. */
  readonly pushedMember: string
  readonly pushedPins: readonly string[]
  /** An old Pin that many report at once. */
  readonly harassed: string
}

/** How many accounts do each kind. */
export const EACH = 15
type Act = () => Promise<Outcome>
/** Answers what one account does in the hour. */
type Kind = (random: Random, deeds: Deeds, targets: Targets, by: SignedIn, campaign: number) => Act[]

const times = (count: number, make: (n: number) => Act): Act[] => Array.from({ length: count }, (_, n) => make(n))
const few = (random: Random, least: number, most: number) => least + random.below(most - least + 1)

const commenting =
  (say: (random: Random, campaign: number) => string, least = 3, most = 8): Kind =>
  (random, deeds, { pins }, by, campaign) =>
    times(few(random, least, most), () => {
      const [pin, text] = [pick(random, pins), say(random, campaign)]
      return () => deeds.comment(by, pin, text)
    })
const pinning =
  (words: (random: Random, campaign: number) => { title?: string; link?: string; description?: string }): Kind =>
  (random, deeds, _, by, campaign) =>
    times(few(random, 2, 6), () => {
      const said = words(random, campaign)
      return () => deeds.pin(by, said)
    })
const pictures = new Map<string, string>()
const pictureOf = (campaign: number) => {
  const hash = pictures.get(String(campaign)) ?? newContentHash()
  pictures.set(String(campaign), hash)
  return hash
}

/** Twenty kinds, each by fifteen accounts of one campaign. */
export const abusiveKinds: Readonly<Record<string, Kind>> = {
  'same comment': commenting((_, campaign) => offer(campaign)),
  'dressed comment': commenting((random, campaign) => dressed(random, offer(campaign))),
  'disguised comment': commenting((random, campaign) => disguised(random, offer(campaign))),
  'spun comment': commenting((random, campaign) => spun(random, offer(campaign))),
  'link in comments': commenting((random, campaign) => `${sentence(random)} https://deal${campaign}.example/buy`),
  'site in comments': commenting(
    (random, campaign) => `${remark(random)} www.shop${campaign}.example/${random.below(5000)}`,
  ),
  'link of pins': pinning((random, campaign) => ({
    title: sentence(random),
    link: `https://win${campaign}.example/now?utm_source=${random.below(99)}`,
  })),
  'subdomains of pins': pinning((random, campaign) => ({
    title: sentence(random),
    link: `https://x${random.below(4000)}.farm${campaign}.example/p`,
  })),
  'same picture': (random, deeds, _, by, campaign) =>
    times(few(random, 2, 5), () => {
      const title = sentence(random)
      return () => deeds.pin(by, { title }, pictureOf(campaign))
    }),
  'same description': pinning((random, campaign) => ({
    title: sentence(random),
    description: dressed(random, offer(campaign)),
  })),
  'sudden follows': (random, deeds, { people }, by) =>
    times(few(random, 60, 100), () => {
      const id = pick(random, people)
      return () => deeds.follow(by, id)
    }),
  'follow and unfollow': (random, deeds, { people }, by) =>
    Array.from({ length: few(random, 30, 45) }, () => pick(random, people)).flatMap((id): Act[] => [
      () => deeds.follow(by, id),
      () => deeds.unfollow(by, id),
    ]),
  'messages to strangers': (random, deeds, { people }, by, campaign) =>
    times(few(random, 12, 20), (n) => {
      const [id, text] = [pick(random, people), n % 2 === 0 ? offer(campaign) : sentence(random)]
      return () => deeds.message(by, id, text)
    }),
  'flood of comments': commenting(remark, 28, 45),
  'mass invitations': (random, deeds, { people }, by) =>
    times(few(random, 3, 5), () => {
      const ids = [...new Set(Array.from({ length: 8 }, () => pick(random, people)))]
      return () => deeds.invite(by, ids)
    }),
  'mass reports': (random, deeds, { pins }, by) =>
    times(few(random, 14, 20), () => {
      const pin = pick(random, pins)
      return () => deeds.report(by, pin)
    }),
  'many report one': (_random, deeds, { harassed }, by) => times(2, () => () => deeds.report(by, harassed)),
  'ring of follows': (_random, deeds, { pushedMember }, by) => [() => deeds.follow(by, pushedMember)],
  'ring of saves': (random, deeds, { pushedPins }, by) =>
    pushedPins.flatMap((pin): Act[] => [
      () => deeds.save(by, pin),
      ...(random.isHit(0.7) ? [() => deeds.react(by, pin)] : []),
    ]),
  'farm at one address': (random, deeds, { pins, people }, by) =>
    times(few(random, 4, 9), (n) => {
      const [pin, id] = [pick(random, pins), pick(random, people)]
      return () => (n % 2 === 0 ? deeds.save(by, pin) : deeds.follow(by, id))
    }),
}

/** What the accounts of all kinds do; each spreads its acts over minutes that follow each other. */
export function abusiveDeeds(
  random: Random,
  deeds: Deeds,
  accounts: ReadonlyMap<string, readonly SignedIn[]>,
  targets: Targets,
): Deed[] {
  return Object.entries(abusiveKinds).flatMap(([kind, make], campaign) =>
    (accounts.get(kind) ?? []).flatMap((by) => {
      const acts = make(random, deeds, targets, by, campaign)
      const from = random.below(35)
      const spread = 5 + random.below(20)
      return acts.map((run, at): Deed => ({
        kind,
        by,
        run,
        isAbuse: true,
        minute: from + Math.floor((at / acts.length) * spread),
      }))
    }),
  )
}
