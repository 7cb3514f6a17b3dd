import { type Clock, systemClock } from './clock.ts'

/**
 * Tells each kind of failure at most once in so many milliseconds: what fails in every worker of every queue while a disk is
 * full would fill that disk with lines. Kinds are codes, or messages where there is none.
 */
export function toldSeldom(
  tell: (error: unknown) => void,
  milliseconds: number,
  clock: Clock = systemClock,
): (error: unknown) => void {
  const toldAt = new Map<string, number>()
  return (error) => {
    const now = clock.now().getTime()
    for (const [kind, at] of toldAt) if (now - at >= milliseconds) toldAt.delete(kind)
    const kind = kindOf(error)
    if (toldAt.has(kind)) return
    toldAt.set(kind, now)
    tell(error)
  }
}

function kindOf(error: unknown): string {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  if (typeof code === 'string') return code
  return typeof message === 'string' ? message : String(error)
}
