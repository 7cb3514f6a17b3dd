import type { Endpoint, Method } from '@pinfold/contract'
import { twins } from '@pinfold/contract/published'
import createRouter from 'find-my-way'
import { AppError } from '../errors/app-error.ts'

/** An endpoint found by its address, with what the address says. */
export interface PathMatch {
  endpoint: Endpoint
  params: Record<string, string>
}

/** The table of `/v3` and `/vx` addresses, for direct calls and for those inside ApiResource alike. */
export interface PathEndpoints {
  /** Throws `page_not_found` where no endpoint lives there, `method_not_allowed` where one does for other methods. */
  find(method: string, path: string): PathMatch
}

/** Every address under `/v3` and `/vx` that an endpoint has: its own, and those of its typed twins. */
export function pathsOf({ id, address }: Endpoint): { readonly method: Method; readonly path: string }[] {
  const own = address.type === 'path' ? [address] : []
  return [...own, ...Object.values(twins).filter(({ endpoint }) => endpoint.id === id)]
}

/** A path as routers write it: `/v3/pins/:id/`. */
export const asPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Builds the table from the bound endpoints and their typed twins. Two calls at one place are a programming error. */
export function createPathEndpoints(endpoints: readonly Endpoint[]): PathEndpoints {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 500 })
  const put = (method: Method, path: string, endpoint: Endpoint) =>
    router.on(method, asPattern(path), () => undefined, endpoint)
  for (const endpoint of endpoints) for (const { method, path } of pathsOf(endpoint)) put(method, path, endpoint)
  return {
    find(method, path) {
      const place = path.split('?')[0] ?? ''
      const known = METHODS.find((each) => each === method)
      const found = known === undefined ? null : router.find(known, place)
      if (!found) {
        const allowed = METHODS.filter((each) => router.find(each, place) !== null)
        throw allowed.length === 0 ? new AppError('page_not_found') : new AppError('method_not_allowed', { allowed })
      }
      const params = Object.entries(found.params).map(([name, value]) => [name, decodeOnceMore(value ?? '')])
      return { endpoint: found.store as Endpoint, params: Object.fromEntries(params) as Record<string, string> }
    },
  }
}

/** The router decodes once; clients may have encoded twice, never more. */
function decodeOnceMore(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
