import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Compiled, Token } from '../tokens.ts'

/**
 * Compiles an ICU message; what stands in it between its arguments may be changed on the way.
 *
 * @throws {Error} where the message is broken
 */
export function compileText(text: string, change: (part: string) => string = (part) => part): Compiled {
  const tokens = compileMessageOrThrow(text, change) as readonly Token[]
  const [only, ...more] = tokens
  if (only === undefined) return ''
  return typeof only === 'string' && more.length === 0 ? only : tokens
}
