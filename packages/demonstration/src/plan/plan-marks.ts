import { reactionTypes } from '@pinfold/contract'
import { DEMO_USERNAME } from '../content/people.ts'
import { triedNotes } from '../content/remarks.ts'
import { entry, Random } from '../drawings/kit/random.ts'
import { joinedAge, later } from './ages.ts'
import { isOpen, type PlannedPin, witnesses } from './planned-pin.ts'
import type { SocialStep } from './steps.ts'

const DAY = 24 * 60
const MOST_REACTIONS = 7

/** Reactions, favourites, and what people made after a picture. */
export function planMarks(pins: readonly PlannedPin[]): SocialStep[] {
  const random = new Random('what people like')
  let notes = 0
  return pins.flatMap((pin) => {
    const { step, appeal } = pin
    const steps: SocialStep[] = []
    if (step.pinner === DEMO_USERNAME && random.chance(0.5))
      steps.push({ do: 'favorite', age: later(step.age, random, DAY), pin: step.pin, member: DEMO_USERNAME })
    if (!isOpen(pin)) return steps
    const wanted = random.whole(0, 2) + Math.round(appeal * MOST_REACTIONS)
    for (const { member, age } of someLater(pin, wanted, random)) {
      const reaction = random.chance(0.6) ? reactionTypes.love : random.pick(Object.values(reactionTypes))
      steps.push({ do: 'react', age, pin: step.pin, member, reaction })
    }
    const texts = triedNotes[step.scene]
    if (texts && random.chance(0.8))
      for (const { member, age } of someLater(pin, random.whole(1, 3), random))
        steps.push({ do: 'try', age, pin: step.pin, member, note: entry(texts, (notes += 1)) })
    return steps
  })
}

/** Members who come by some days later, each once. */
function someLater(pin: PlannedPin, count: number, random: Random) {
  const ages = Array.from({ length: count }, () => later(pin.step.age, random, 4 * DAY))
  const members = random.shuffled(witnesses(pin, 0))
  return ages.flatMap((age, place) => {
    const member = members[place]
    return member !== undefined && joinedAge(member) > age ? [{ member, age }] : []
  })
}
