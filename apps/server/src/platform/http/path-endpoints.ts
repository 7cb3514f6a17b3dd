import type { Endpoint, Method } from '@pinfold/contract'
import createRouter from 'find-my-way'
import { AppError } from './app-error.ts'

/** An endpoint found by its address, with what the address says. */
export interface PathMatch {
  endpoint: Endpoint
  params: Record<string, string>
}

/** The table of `/v3` and `/vx` addresses, for direct calls and for those inside ApiResource alike. */
export interface PathEndpoints {
  /** Throws `page_not_found` where no endpoint lives there. */
  find(method: Method, path: string): PathMatch
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Builds the table from the bound endpoints. */
export function createPathEndpoints(endpoints: readonly Endpoint[]): PathEndpoints {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 500 })
  for (const endpoint of endpoints) {
    if (endpoint.address.type !== 'path') continue
    const { method, path } = endpoint.address
    router.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, endpoint)
  }
  return {
    find(method, path) {
      const found = METHODS.includes(method) ? router.find(method, path.split('?')[0] ?? '') : null
      if (!found) throw new AppError('page_not_found')
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
