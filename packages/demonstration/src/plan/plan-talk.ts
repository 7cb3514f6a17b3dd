import { demoBoards } from '../content/boards.ts'
import { allTalk } from '../content/talk/all-talk.ts'
import { Random } from '../drawings/kit/random.ts'
import { later } from './ages.ts'
import { isBlockedPair, isOpen, type PlannedPin, witnesses } from './planned-pin.ts'
import type { SocialStep } from './steps.ts'

const HOUR = 60
/** The part of what could be said that somebody says; the rest nobody has thought of yet. */
const PART_SAID = 0.9
/** The filling takes minutes, and the product lets nobody say much more than this in an hour. */
export const MOST_SAID = 24
/** Threads of a scene go to its pins by appeal in this order, so that some pins have several and others none. */
const dealt = [0, 1, 0, 2, 1]

/** Comments, answers and likes. Each thing is said once, under a picture of the scene it is about. */
export function planTalk(pins: readonly PlannedPin[]): SocialStep[] {
  const random = new Random('what people say')
  const counts = new Map<string, number>()
  let comment = 0
  return Object.entries(allTalk).flatMap(([scene, { threads }]) => {
    const shown = pins
      .filter((pin) => pin.step.scene === scene && isOpen(pin))
      .toSorted((one, other) => other.appeal - one.appeal)
    const spoke = new Map<PlannedPin, Set<string>>()
    return random.shuffled(threads).flatMap((thread, place) => {
      const pin = shown[Math.min(dealt[place % dealt.length] ?? 0, shown.length - 1)]
      if (!pin || !random.chance(PART_SAID)) return []
      const voices = spoke.get(pin) ?? new Set()
      spoke.set(pin, voices)
      return sayThread(pin, thread, { here: voices, counts }, (comment += 1), random)
    })
  })
}

/** Who has spoken under the pin, and how often everybody spoke anywhere. */
interface Voices {
  readonly here: Set<string>
  readonly counts: Map<string, number>
}

const isTired = ({ counts }: Voices, username: string) => (counts.get(username) ?? 0) >= MOST_SAID

function heard({ here, counts }: Voices, username: string) {
  here.add(username)
  counts.set(username, (counts.get(username) ?? 0) + 1)
}

function sayThread(
  pin: PlannedPin,
  [first = '', ...answers]: readonly string[],
  voices: Voices,
  comment: number,
  random: Random,
): SocialStep[] {
  const base = { comment, pin: pin.step.pin }
  let age = later(pin.step.age, random, 20 * HOUR)
  const author = voiceFor(pin, age, voices, random)
  if (author === null) return []
  heard(voices, author)
  const steps: SocialStep[] = [{ do: 'comment', ...base, age, author, text: first }]
  for (const [place, text] of answers.entries()) {
    age = later(age, random, 5 * HOUR)
    // The pinner is asked; after that anybody joins in.
    const voice = place === 0 ? pin.step.pinner : voiceFor(pin, age, voices, random)
    if (voice === null || isTired(voices, voice) || isBlockedPair(voice, author)) break
    heard(voices, voice)
    steps.push({ do: 'answer', ...base, age, author: voice, text })
  }
  const said = steps[0]?.age ?? age
  const likers = random.shuffled(witnesses(pin, said).filter((username) => username !== author))
  for (const member of likers.slice(0, Math.max(0, random.whole(-2, 3)))) {
    if (!isBlockedPair(member, author)) steps.push({ do: 'like', ...base, age: later(said, random, 30 * HOUR), member })
  }
  return steps
}

/** Somebody who has not spoken here, rather one who keeps such pictures. */
function voiceFor(pin: PlannedPin, age: number, voices: Voices, random: Random): string | null {
  const free = witnesses(pin, age).filter((username) => !voices.here.has(username) && !isTired(voices, username))
  const keen = free.filter((username) =>
    demoBoards.some(({ owner, scenes }) => owner === username && scenes.includes(pin.step.scene)),
  )
  if (free.length === 0) return null
  return random.pick(keen.length > 0 && random.chance(0.6) ? keen : free)
}
