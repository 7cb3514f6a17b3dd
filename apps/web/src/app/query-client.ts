import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

const defaultOptions = { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } }

/** What lists and forms have read, in the browser. */
export const makeQueryClient = () => new QueryClient({ defaultOptions })

/** Keeps a query no longer than itself, whatever time the query asks for: a timer would hold its data when the page is sent. */
class TimelessCache extends QueryCache {
  override add(query: Parameters<QueryCache['add']>[0]): void {
    query.gcTime = Number.POSITIVE_INFINITY
    // Ends the timer that it began with.
    query.destroy()
    super.add(query)
  }
}

/** What one rendering on the server has read: nobody sees what another one loaded, and nothing outlives the answer. */
export const makeQueryClientOfRender = () => new QueryClient({ defaultOptions, queryCache: new TimelessCache() })

/** The rendering's client; undefined in the browser. */
export const QueryClientOfRender = createContext<QueryClient | undefined>(undefined)
