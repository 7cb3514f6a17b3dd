import { type DemoBoard, demoBoards } from '../content/boards.ts'
import { DEMO_USERNAME, people } from '../content/people.ts'
import { Random } from '../drawings/kit/random.ts'

const HOUR = 60
export const DAY = 24 * HOUR
/** The demonstration looks back on so many minutes. */
export const WHOLE_TIME = 730 * DAY
const DEMO_JOINED = 512 * DAY
/** The newest members came some weeks ago. */
const NEWEST_PART = 0.96
/** More people come, and they do more, the nearer it is to now. */
const GROWTH = 1.6

const joined = joinedAges()
const made = madeAges()

/** How many minutes ago a member joined. */
export function joinedAge(username: string): number {
  const age = joined.get(username)
  if (age === undefined) throw new RangeError(`nobody is called ${username}`)
  return age
}

/** How many minutes ago a board was made, by its place in the list. */
export const madeAge = (place: number): number => made[place] ?? WHOLE_TIME

/** How many minutes ago a board was put aside; null where it was not. */
export const archivedAge = (place: number): number | null =>
  demoBoards[place]?.isArchived ? Math.round(madeAge(place) * 0.35) : null

/** How many minutes ago somebody could add to a board: collaborators a day after it was made, when they are there. */
export const addsSince = (username: string, place: number, board: DemoBoard): number =>
  username === board.owner
    ? madeAge(place)
    : Math.min(madeAge(place) - DAY, joinedAge(username) - HOUR, joinedAge(board.owner) - HOUR)

/** So many ages from old to new, the newest of them minutes or hours. */
export function growingAges(count: number, random: Random): number[] {
  const since = joinedSince()
  return Array.from({ length: count }, (_, place) =>
    Math.max(3, Math.round(since * (1 - (place + random.next()) / (count + 1)) ** GROWTH)),
  ).toSorted((one, other) => other - one)
}

/** An age some time after another: mostly within days, sometimes much later, and never in the future. */
export function later(age: number, random: Random, usualDelay: number): number {
  const delay = Math.max(2, -Math.log(1 - random.next()) * usualDelay * (random.chance(0.15) ? 20 : 1))
  return delay < age - 2 ? Math.round(age - delay) : Math.max(1, Math.round(age * random.between(0.1, 0.9)))
}

const joinedSince = () => WHOLE_TIME - 2 * DAY

function joinedAges(): ReadonlyMap<string, number> {
  const random = new Random('who came when')
  const others = random.shuffled(people.filter(({ username }) => username !== DEMO_USERNAME))
  const last = others.length - 1
  const ages = others.map(({ username }, place): [string, number] => [
    username,
    Math.round(WHOLE_TIME * (1 - (place / last) * NEWEST_PART) - random.between(0, 5 * DAY)),
  ])
  return new Map([[DEMO_USERNAME, DEMO_JOINED], ...ages])
}

/** The first board on the first day, the others one after the other. */
function madeAges(): readonly number[] {
  const random = new Random('which board when')
  return demoBoards.map((board, place) => {
    const own = demoBoards.flatMap(({ owner }, each) => (owner === board.owner ? [each] : []))
    const since = joinedAge(board.owner) - random.between(10, 20 * HOUR)
    return Math.round(since * (1 - (own.indexOf(place) / own.length) * 0.8))
  })
}
