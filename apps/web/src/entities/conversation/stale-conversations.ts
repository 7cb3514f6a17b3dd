import type { QueryClient } from '@tanstack/react-query'
import { conversationsKey } from './conversation-keys.ts'

/** Reads both lists anew, wherever they show. */
export const conversationsChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: conversationsKey })
