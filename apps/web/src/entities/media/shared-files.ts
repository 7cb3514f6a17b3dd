import { memberRoutes } from '@pinfold/contract'

/** `share-worker.js` keeps it under this name. */
const KEPT = 'shared'

/** What was shared with the app. */
export interface SharedThings {
  readonly files: readonly File[]
  readonly link: string
  readonly title: string
  readonly description: string
}

/** Takes what the share sheet sent, once; null where nothing waits. */
export async function takeShared(): Promise<SharedThings | null> {
  if (!('caches' in window) || !(await caches.has(KEPT))) return null
  const kept = await caches.open(KEPT)
  const at = (name: string | number) => kept.match(`${memberRoutes.shareTarget.build()}${name}`)
  const facts = (await (await at('facts'))?.json()) as ({ count: number } & Omit<SharedThings, 'files'>) | undefined
  if (facts === undefined) return null
  const files = await Promise.all(
    Array.from({ length: facts.count }, async (_, index) => {
      const answer = await at(index)
      if (answer === undefined) return []
      const name = decodeURIComponent(answer.headers.get('x-name') ?? '') || 'shared'
      return [new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' })]
    }),
  )
  await caches.delete(KEPT)
  return { ...facts, files: files.flat() }
}
