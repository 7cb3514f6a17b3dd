import { replaceEqualDeep } from '@tanstack/react-query'
import { commandTurns } from './client.ts'
import { type EntityKind, entityKey, type Facts, known, watchers } from './entities.ts'

/** More than anybody changes in a visit. Beyond it, what was heard of longest ago goes, but for what stands by itself on the screen. */
const MOST_KNOWN = 500

/** Fields of a thing that a command may have changed. */
export const only = <T extends object, N extends keyof T>(thing: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.filter((name) => name in thing).map((name) => [name, thing[name]])) as Pick<T, N>

function put(kind: EntityKind, id: string, facts: Facts, since: number): void {
  const key = entityKey(kind, id)
  const before = known.get(key)?.facts
  const now = replaceEqualDeep(before, { ...before, ...facts }) as Facts
  known.delete(key)
  known.set(key, { facts: now, since })
  if (now === before) return
  for (const name of [key, kind]) for (const tell of watchers.get(name) ?? []) tell()
}

function forgetOldest(): void {
  for (const key of known.keys()) {
    if (known.size <= MOST_KNOWN) return
    if (!watchers.has(key)) known.delete(key)
  }
}

/** A command has made these fields of a thing so: they show wherever it does, and stay until something newer is read. */
export function learn(kind: EntityKind, id: string, facts: object): void {
  put(kind, id, facts as Facts, commandTurns())
  forgetOldest()
}

const kinds: ReadonlySet<unknown> = new Set<EntityKind>(['board', 'board_section', 'pin', 'user', 'conversation'])

/** Opens what is packed for its way; answers everything else as it is. */
type Open = (value: object) => object

interface Found {
  readonly kind: EntityKind
  readonly thing: Facts & { readonly id: string }
}

/** The things in an answer, however deep. A section within a pin does not say its kind. */
function* thingsIn(value: unknown, open: Open, name = ''): Generator<Found> {
  if (typeof value !== 'object' || value === null) return
  const inside = open(value) as Facts
  if (Array.isArray(inside)) {
    for (const one of inside) yield* thingsIn(one, open)
    return
  }
  const kind = name === 'section' ? 'board_section' : inside['type']
  if (typeof inside['id'] === 'string' && kinds.has(kind)) yield { kind, thing: inside } as Found
  for (const [key, part] of Object.entries(inside)) yield* thingsIn(part, open, key)
}

/**
 * Something was read: what it says of things that are known wins over what was learnt before it was asked for. It costs
 * nothing while nothing is known.
 *
 * @param sentAt the turn of commands when it was asked for
 */
export function hearReading(answer: unknown, sentAt: number, open: Open = (value) => value): void {
  if (known.size === 0) return
  for (const { kind, thing } of thingsIn(answer, open)) {
    const learnt = known.get(entityKey(kind, thing.id))
    if (!learnt || sentAt < learnt.since) continue
    const newer = only(thing, Object.keys(learnt.facts))
    put(kind, thing.id, newer, sentAt)
  }
}
