import { deserialize, serialize } from 'node:v8'

/** What a transaction answered, as text, with dates, maps and bytes as they are; null for what cannot be kept. */
export function keepResult(result: unknown): string | null {
  try {
    return serialize(result).toString('base64')
  } catch {
    return null
  }
}

/** What was kept. */
export const readResult = (kept: string): unknown => deserialize(Buffer.from(kept, 'base64'))
