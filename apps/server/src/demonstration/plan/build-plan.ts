import { reactionTypes } from '@pinfold/contract'
import { type DemoBoard, demoBoards } from '../content/boards.ts'
import { BLOCKED_PAIR, DEMO_USERNAME, PARTNER_USERNAME, people, PRIVATE_USERNAME } from '../content/people.ts'
import { answers, descriptions, remarks, sources, triedNotes } from '../content/remarks.ts'
import { families } from '../drawings/index.ts'
import { Random } from '../drawings/kit/random.ts'
import type { CreateStep, SocialStep, Turn } from './steps.ts'

/** Saves that follow each created pin, on average. */
const SAVES_A_TURN = 3.9
/** Until so many pins are there, nobody saves: the first ones would be everywhere. */
const QUIET_TURNS = 20
/** Of what each family can draw; all of it would keep two cores busy for longer than a newcomer likes. */
const PART_DRAWN = 0.7
/** What people can make themselves after a picture. */
const HANDIWORK = new Set(['howto', 'tables', 'textiles', 'botanical'])

interface PlannedPin {
  readonly step: CreateStep
  readonly board: DemoBoard
  /** How much people like it; few are liked a lot. */
  readonly appeal: number
}

/** Everything that happens on the demonstration's boards, in order; always the same. */
export function buildPlan(): readonly Turn[] {
  const random = new Random('what people save')
  // Of their own, so that what is new here leaves everything else as it is.
  const prices = new Random('what it costs')
  const tries = new Random('who tried what')
  const tried = new Set<string>()
  const pins: PlannedPin[] = []
  const held = demoBoards.map(() => new Set<number>())
  let comments = 0
  const commented: { comment: number; pin: PlannedPin; author: string }[] = []

  const sectionOf = (board: DemoBoard) =>
    board.sections.length > 0 && random.chance(0.5) ? random.pick(board.sections) : null
  const pinnerOf = (board: DemoBoard) =>
    board.collaborators.length > 0 && random.chance(0.3) ? random.pick(board.collaborators) : board.owner
  const somebody = (other: string) =>
    random.pick(people.filter(({ username }) => username !== other && !isBlockedPair(username, other))).username

  function create(family: string, index: number): PlannedPin {
    const fitting = demoBoards.flatMap((board, place) => (board.families.includes(family) ? [place] : []))
    const least = Math.min(...fitting.map((place) => held[place]?.size ?? 0))
    const place = random.pick(fitting.filter((each) => (held[each]?.size ?? 0) <= least + 1))
    const board = boardAt(place)
    const step: CreateStep = {
      do: 'create',
      pin: pins.length,
      pinner: pinnerOf(board),
      board: place,
      section: sectionOf(board),
      drawing: { family, index },
      description: random.pick(descriptions),
      link: random.chance(0.35) ? random.pick(sources) : '',
      price: null,
    }
    held[place]?.add(step.pin)
    const isSold = step.pinner === PARTNER_USERNAME && board.privacy === 'public'
    const sold = isSold ? { link: 'https://example.org/kiln', price: `${prices.whole(14, 120)}.00` } : {}
    return { step: { ...step, ...sold }, board, appeal: 1 / (1 + random.whole(0, 24)) }
  }

  function save(): SocialStep[] {
    const place = random.pick(roomiest(held, random))
    const board = boardAt(place)
    const pinner = pinnerOf(board)
    const choices = pins.filter(
      (pin) =>
        isOpen(pin) &&
        board.families.includes(pin.step.drawing.family) &&
        pin.step.pinner !== pinner &&
        pin.board !== board &&
        !isBlockedPair(pin.step.pinner, pinner) &&
        !isBlockedPair(pin.board.owner, pinner) &&
        !held[place]?.has(pin.step.pin),
    )
    if (choices.length === 0) return []
    const chosen = byAppeal(choices, random)
    held[place]?.add(chosen.step.pin)
    return [{ do: 'save', pin: chosen.step.pin, pinner, board: place, section: sectionOf(board) }]
  }

  function talk(): SocialStep[] {
    const pin = byAppeal(pins.filter(isOpen), random)
    const author = somebody(pin.step.pinner)
    const steps: SocialStep[] = []
    if (random.chance(0.65) && !isBlockedPair(author, pin.board.owner)) {
      const comment = { comment: (comments += 1), pin: pin.step.pin, author, text: random.pick(remarks) }
      steps.push({ do: 'comment', ...comment })
      commented.push({ comment: comment.comment, pin, author })
    }
    const earlier = commented.length > 0 ? random.pick(commented) : undefined
    if (earlier && random.chance(0.3)) {
      steps.push({
        do: 'answer',
        comment: earlier.comment,
        pin: earlier.pin.step.pin,
        author: earlier.pin.step.pinner,
        text: random.pick(answers),
      })
    }
    if (earlier && random.chance(0.5)) {
      const member = somebody(earlier.author)
      if (!isBlockedPair(member, earlier.pin.board.owner) && !isBlockedPair(member, earlier.pin.step.pinner))
        steps.push({ do: 'like', comment: earlier.comment, pin: earlier.pin.step.pin, member })
    }
    return steps
  }

  function react(): SocialStep[] {
    const pin = byAppeal(pins.filter(isOpen), random)
    const member = somebody(pin.step.pinner)
    if (isBlockedPair(member, pin.board.owner)) return []
    const reaction = random.chance(0.6) ? reactionTypes.love : random.pick(Object.values(reactionTypes))
    return [{ do: 'react', pin: pin.step.pin, member, reaction }]
  }

  function tryOut(): SocialStep[] {
    const pin = byAppeal(pins.filter(isOpen), tries)
    if (!HANDIWORK.has(pin.step.drawing.family) || !tries.chance(0.6)) return []
    const member = tries.chance(0.15) ? DEMO_USERNAME : tries.pick(people).username
    const isBlocked = isBlockedPair(member, pin.board.owner) || isBlockedPair(member, pin.step.pinner)
    const name = `${pin.step.pin} ${member}`
    if (isBlocked || tried.has(name)) return []
    tried.add(name)
    return [{ do: 'try', pin: pin.step.pin, member, note: tries.pick(triedNotes) }]
  }

  return drawingsInTurn(random).map(({ family, index }): Turn => {
    const pin = create(family, index)
    pins.push(pin)
    const next: SocialStep[] = []
    if (pin.step.pinner === DEMO_USERNAME && random.chance(0.5))
      next.push({ do: 'favorite', pin: pin.step.pin, member: DEMO_USERNAME })
    if (pins.length > QUIET_TURNS) {
      const saves = Math.floor(SAVES_A_TURN) + (random.chance(SAVES_A_TURN % 1) ? 1 : 0)
      for (let count = 0; count < saves; count += 1) next.push(...save())
      next.push(...talk(), ...react(), ...react(), ...tryOut())
    }
    return { create: pin.step, next }
  })
}

const isBlockedPair = (one: string, other: string) =>
  (one === BLOCKED_PAIR[0] && other === BLOCKED_PAIR[1]) || (one === BLOCKED_PAIR[1] && other === BLOCKED_PAIR[0])

/** Everybody may see it, and goes on seeing it. */
const isOpen = ({ board, step }: PlannedPin) =>
  board.privacy === 'public' &&
  !board.isArchived &&
  board.owner !== PRIVATE_USERNAME &&
  step.pinner !== PRIVATE_USERNAME

function boardAt(place: number): DemoBoard {
  const board = demoBoards[place]
  if (!board) throw new RangeError(`There is no board ${place}.`)
  return board
}

/** Drawings, each once, families taking turns, so that neighbours differ. */
function drawingsInTurn(random: Random): { family: string; index: number }[] {
  const fitting = families.filter(({ name }) => demoBoards.some((board) => board.families.includes(name)))
  return fitting
    .flatMap(({ name, count }) =>
      random
        .shuffled(Array.from({ length: count }, (_, index) => index))
        .slice(0, Math.ceil(count * PART_DRAWN))
        .map((index, turn) => ({ family: name, index, at: (turn + random.next()) / count })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ family, index }) => ({ family, index }))
}

/** Some boards, emptier ones more often. */
function roomiest(held: readonly ReadonlySet<number>[], random: Random): number[] {
  const drawn = Array.from({ length: 6 }, () => random.whole(0, held.length - 1))
  return drawn.toSorted((one, other) => (held[one]?.size ?? 0) - (held[other]?.size ?? 0)).slice(0, 3)
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
