import { use, useEffect, useState } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext as RouterContext } from 'react-router'

/** BC-05: milliseconds after which the code of pages that are near is fetched: other tabs of a profile. */
const PRELOAD_AFTER = 500

/**
 * Fetches the code of pages ahead that the router knows, without running it, and not their data, so that nothing old shows. The
 * router's own way runs it, and reads the whole page again where it does not come: who goes offline then would lose what they typed.
 */
export function PreloadedPages({ addresses }: { readonly addresses: readonly string[] }) {
  const [isTime, setTime] = useState(false)
  const routes = use(RouterContext)?.router.routes ?? []
  useEffect(() => {
    if (isSavingData()) return
    const timer = window.setTimeout(() => setTime(true), PRELOAD_AFTER)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isTime) return null
  const ids = addresses.flatMap((address) => (matchRoutes(routes, address) ?? []).map(({ route }) => route.id))
  return filesOf(ids).map((file) => <link key={file} rel="modulepreload" href={file} />)
}

interface PageCode {
  readonly module: string
  readonly imports?: readonly string[]
}

/** The files that routes are made of, as the router's list has them. */
function filesOf(routeIds: readonly string[]): string[] {
  const { __reactRouterManifest: list } = window as unknown as {
    __reactRouterManifest?: { routes: Readonly<Record<string, PageCode | undefined>> }
  }
  const files = routeIds.flatMap((id) => {
    const code = list?.routes[id]
    return code ? [code.module, ...(code.imports ?? [])] : []
  })
  return [...new Set(files)]
}

/** Somebody who pays for every byte asked for nothing that was not followed. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
