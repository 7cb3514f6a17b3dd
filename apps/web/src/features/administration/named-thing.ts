import type { FoundThing } from '@pinfold/contract'
import { adminSearch } from '@pinfold/contract'
import { call } from '../../api/client.ts'

/** The id of a Pin that somebody typed, as it is or inside of its address; what is neither stays as it was typed. */
export function pinIdIn(typed: string): string {
  const text = typed.trim()
  return /\/pin\/(?:[^/]*--)?(\d+)/.exec(text)?.[1] ?? text
}

/** The Pin or board that an address or id names; null where nothing has that name. */
export async function findNamed(typed: string, kind: 'pins' | 'boards'): Promise<FoundThing | null> {
  const query = typed.trim()
  if (query === '') return null
  const { data } = await call(adminSearch, { query, kind })
  const isNamed = /^\d+$/.test(query) || query.includes('/')
  return (isNamed ? data[0] : undefined) ?? null
}
