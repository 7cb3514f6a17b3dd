import { replaceEqualDeep } from '@tanstack/react-query'
import { nextMoment } from './client.ts'
import { changes, type EntityKind, entityKey, type Facts, type Known, known, watchers } from './entities.ts'

/** More than anybody changes in a visit. Beyond it, what was heard of longest ago goes, but for what stands by itself on the screen. */
const MOST_KNOWN = 500

/** Fields of a thing that a command may have changed. */
export const only = <T extends object, N extends keyof T>(thing: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.filter((name) => name in thing).map((name) => [name, thing[name]])) as Pick<T, N>

const nothing: Partial<Known> = {}

function put(kind: EntityKind, id: string, facts: Facts, at: number): void {
  const key = entityKey(kind, id)
  const { facts: before, since } = known.get(key) ?? nothing
  // Field by field: of what is read at once, one answer may say less of the thing than another.
  const newer = Object.keys(facts).filter((name) => at >= (since?.[name] ?? 0))
  if (newer.length === 0) return
  const now = replaceEqualDeep(before, { ...before, ...only(facts, newer) }) as Facts
  known.delete(key)
  known.set(key, { facts: now, since: { ...since, ...Object.fromEntries(newer.map((name) => [name, at])) } })
  if (now === before) return
  changes.count += 1
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
  put(kind, id, facts as Facts, nextMoment())
  forgetOldest()
}

const kinds: ReadonlySet<unknown> = new Set<EntityKind>(['board', 'board_section', 'pin', 'user', 'conversation'])

/** Opens what is packed for its way; answers everything else as it is. */
type Open = (value: object) => object

type Thing = Facts & { readonly id: string }
type Visit = (kind: EntityKind, thing: Thing) => void

/** Visits the things in an answer, however deep. A section within a pin does not say its kind. */
function visitThings(value: unknown, open: Open, visit: Visit, name = ''): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) visitThings(one, open, visit)
    return
  }
  const inside = open(value) as Facts
  const kind = name === 'section' ? 'board_section' : inside['type']
  if (typeof inside['id'] === 'string' && kinds.has(kind)) visit(kind as EntityKind, inside as Thing)
  for (const key in inside) visitThings(inside[key], open, visit, key)
}

/**
 * Something was read: what it says of things that are known wins over what was learnt before it was asked for. It costs
 * nothing while nothing is known.
 *
 * @param sentAt the moment when it was asked for
 */
export function hearReading(answer: unknown, sentAt: number, open: Open = (value) => value): void {
  if (known.size === 0) return
  visitThings(answer, open, (kind, thing) => {
    const learnt = known.get(entityKey(kind, thing.id))
    if (learnt) put(kind, thing.id, only(thing, Object.keys(learnt.facts)), sentAt)
  })
}
