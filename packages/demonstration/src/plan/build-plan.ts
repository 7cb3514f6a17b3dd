import { demoBoards } from '../content/boards.ts'
import { PARTNER_USERNAME } from '../content/people.ts'
import { allTalk } from '../content/talk/all-talk.ts'
import { sources } from '../content/remarks.ts'
import { Random } from '../drawings/kit/random.ts'
import { growingAges } from './ages.ts'
import { type ChosenDrawing, chooseDrawings } from './choose-drawings.ts'
import { boardAt, isOpenAt, isOpenTo, type PlannedPin } from './planned-pin.ts'
import { planMarks } from './plan-marks.ts'
import { planTalk } from './plan-talk.ts'
import type { CreateStep, SocialStep, Turn } from './steps.ts'

/** Saves that follow each created pin, on average, where there is one to be made. */
const SAVES_A_PIN = 4.4
/** Pictures of one family, or one scene, keep so many others between them. */
const FAMILY_APART = 3
const SCENE_APART = 12
/** A board takes so many pins of one scene. */
const MOST_OF_A_SCENE = 5
/** How many of a board's pins that fit one of its sections are put there. */
const PART_SORTED = 0.45
/** A picture is seen for a while before somebody saves it. */
const UNSEEN_MINUTES = 25

/** Places of the boards that show a scene. */
const boardsOf = Map.groupBy(
  demoBoards.flatMap(({ scenes }, place) => scenes.map((scene) => ({ scene, place }))),
  ({ scene }) => scene,
)

/** Everything that happens on the demonstration's boards, in order; always the same. */
export function buildPlan(): readonly Turn[] {
  const random = new Random('what people save')
  const boards = demoBoards.map((): HeldBoard => ({ pins: new Set(), shown: [] }))
  const pins = createPins(random, boards)
  const social = [...savePins(pins, random, boards), ...planTalk(pins), ...planMarks(pins)]
  return inTurns(pins, social)
}

/** What a board holds: its pins, and which scene it got when. */
interface HeldBoard {
  readonly pins: Set<number>
  readonly shown: { readonly age: number; readonly scene: string }[]
}
type Held = readonly HeldBoard[]

function createPins(random: Random, held: Held): PlannedPin[] {
  const prices = new Random('what it costs')
  const waiting = random.shuffled(chooseDrawings(random))
  const words = new Map(
    Object.entries(allTalk).map(([scene, { descriptions }]) => [scene, random.shuffled(descriptions)]),
  )
  const pins: PlannedPin[] = []
  for (const age of growingAges(waiting.length, random)) {
    const chosen = nextDrawing(waiting, pins, age, held)
    if (!chosen) continue
    const { drawing, place } = chosen
    waiting.splice(waiting.indexOf(drawing), 1)
    const board = boardAt(place)
    const pinner = random.pick(adders(place, age))
    const isSold = pinner === PARTNER_USERNAME && board.privacy === 'public'
    const step: CreateStep = {
      do: 'create',
      age,
      pin: pins.length,
      pinner,
      board: place,
      section: sectionOf(place, drawing.scene, random),
      drawing: { family: drawing.family, index: drawing.index },
      scene: drawing.scene,
      description: words.get(drawing.scene)?.pop() ?? '',
      link: isSold ? 'https://example.org/kiln' : random.chance(0.35) ? random.pick(sources) : '',
      price: isSold ? `${prices.whole(14, 120)}.00` : null,
    }
    hold(held, place, step)
    pins.push({ step, board, appeal: 1 / (1 + random.whole(0, 24)) })
  }
  return pins
}

/** The first drawing that waits, differs from those just made, and has a board that shows its scene by then. */
function nextDrawing(waiting: readonly ChosenDrawing[], pins: readonly PlannedPin[], age: number, held: Held) {
  const recent = (count: number) => pins.slice(-count).map(({ step }) => step)
  const families = new Set(recent(FAMILY_APART).map(({ drawing }) => drawing.family))
  const scenes = new Set(recent(SCENE_APART).map(({ scene }) => scene))
  for (const drawing of waiting) {
    if (families.has(drawing.family) || scenes.has(drawing.scene)) continue
    const fitting = (boardsOf.get(drawing.scene) ?? []).filter(
      ({ place }) => isOpenAt(place, age) && !besideOf(held[place], age).includes(drawing.scene),
    )
    const size = ({ place }: { place: number }) => held[place]?.pins.size ?? 0
    const [emptiest] = fitting.toSorted((one, other) => size(one) - size(other))
    if (emptiest) return { drawing, place: emptiest.place }
  }
  return null
}

function savePins(pins: readonly PlannedPin[], random: Random, held: Held): SocialStep[] {
  const pinsOf = Map.groupBy(pins, ({ step }) => step.scene)
  return growingAges(Math.round(pins.length * SAVES_A_PIN), random).flatMap((age): SocialStep[] => {
    for (const place of roomiest(held, age, random)) {
      const pinner = random.pick(adders(place, age))
      const { scenes } = boardAt(place)
      const here = held[place]
      const beside = besideOf(here, age)
      const shown = scenes.flatMap((scene) => pinsOf.get(scene) ?? [])
      const choices = shown.filter(
        (pin) =>
          pin.step.age > age + UNSEEN_MINUTES &&
          pin.step.board !== place &&
          pin.step.pinner !== pinner &&
          here?.pins.has(pin.step.pin) === false &&
          !beside.includes(pin.step.scene) &&
          here.shown.filter(({ scene }) => scene === pin.step.scene).length < MOST_OF_A_SCENE &&
          isOpenTo(pin, pinner),
      )
      if (choices.length === 0) continue
      const { step } = byAppeal(choices, random)
      hold(held, place, { ...step, age })
      return [{ do: 'save', age, pin: step.pin, pinner, board: place, section: sectionOf(place, step.scene, random) }]
    }
    return []
  })
}

function hold(held: Held, place: number, { pin, scene, age }: Pick<CreateStep, 'pin' | 'scene' | 'age'>) {
  held[place]?.pins.add(pin)
  held[place]?.shown.push({ scene, age })
}

/** The scenes that the board got just before and after an age. */
function besideOf(board: HeldBoard | undefined, age: number): readonly string[] {
  let before = Number.POSITIVE_INFINITY
  let after = -1
  const beside = ['', '']
  for (const each of board?.shown ?? []) {
    if (each.age >= age && each.age < before) [before, beside[0]] = [each.age, each.scene]
    if (each.age < age && each.age > after) [after, beside[1]] = [each.age, each.scene]
  }
  return beside
}

/** Who may add to a board by then. Its owner does so more often than others. */
function adders(place: number, age: number): readonly string[] {
  const { owner, collaborators } = boardAt(place)
  return [owner, owner, ...collaborators.filter((username) => isOpenAt(place, age, username))]
}

/** The section that the scene belongs to; some pins are left outside, as people do. */
const sectionOf = (place: number, scene: string, random: Random) =>
  random.chance(PART_SORTED)
    ? (boardAt(place).sections.find(({ scenes }) => scenes.includes(scene))?.title ?? null)
    : null

/** Some boards, emptier ones more often. */
function roomiest(held: Held, age: number, random: Random): number[] {
  const open = held.flatMap((_, place) => (isOpenAt(place, age) ? [place] : []))
  if (open.length === 0) return []
  return Array.from({ length: 8 }, () => random.pick(open)).toSorted(
    (one, other) => (held[one]?.pins.size ?? 0) - (held[other]?.pins.size ?? 0),
  )
}

/** One of them, the more appealing more often. */
function byAppeal(pins: readonly PlannedPin[], random: Random): PlannedPin {
  let left = random.next() * pins.reduce((sum, { appeal }) => sum + appeal, 0)
  for (const pin of pins) {
    left -= pin.appeal
    if (left <= 0) return pin
  }
  return random.pick(pins)
}

/** Everything in the order of its age, and cut before each new pin. */
function inTurns(pins: readonly PlannedPin[], social: readonly SocialStep[]): Turn[] {
  const waiting = social.toSorted((one, other) => one.age - other.age)
  return pins.map(({ step }, place) => {
    const end = pins[place + 1]?.step.age ?? -1
    const next: SocialStep[] = []
    for (let last = waiting.at(-1); last !== undefined && last.age > end; last = waiting.at(-1)) {
      next.push(last)
      waiting.pop()
    }
    return { create: step, next }
  })
}
