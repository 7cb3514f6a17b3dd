/** Hears that whoever the page was made for is not signed in any more. */
type Hearer = () => void

const hearers = new Set<Hearer>()
let sessions = 0

/** Which of its sessions the page is in: it begins another one when its member logs in without leaving it. */
export const currentSession = (): number => sessions

/** Whatever is still heard of an earlier session says nothing of this one. */
export function beginSession(): void {
  sessions += 1
}

/**
 * Tells that the session is over in which something was asked; a page that was made for a visitor has nobody who hears. Call
 * it in the browser only.
 */
export function tellSessionOver(session: number): void {
  if (session === sessions) for (const hear of hearers) hear()
}

/** Hears it until the answer is called. */
export function onSessionOver(hear: Hearer): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
