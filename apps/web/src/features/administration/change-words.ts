import { adminWords } from './admin.words.ts'

/** What an act changed, as short as it can be read: what stayed as it was is left out. */
export function changeWords(before: unknown, after: unknown): string {
  if (!isParts(before) || !isParts(after)) return `${wordsOf(before)} → ${wordsOf(after)}`
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length === 0) return wordsOf(after)
  // By its name where there was more than it: a value alone says little.
  if (changed.length === 1 && names.length > 1)
    return changed.map((name) => `${name}: ${wordsOf(before[name])} → ${wordsOf(after[name])}`).join('')
  const only = (parts: Parts) => wordsOf(Object.fromEntries(changed.map((name) => [name, parts[name]])))
  return `${only(before)} → ${only(after)}`
}

type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return adminWords.none
  if (Array.isArray(value)) return value.length === 0 ? adminWords.none : value.map(wordsOf).join(', ')
  if (typeof value === 'string') return value
  if (!isParts(value)) return JSON.stringify(value)
  const parts = Object.entries(value)
  if (parts.length === 1) return wordsOf(parts[0]?.[1])
  return parts.map(([name, part]) => `${name}: ${wordsOf(part)}`).join('; ')
}
