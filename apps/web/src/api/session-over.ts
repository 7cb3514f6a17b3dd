/** Hears that whoever the page was made for is not signed in any more. */
type Hearer = () => void

const hearers = new Set<Hearer>()

/** Tells it; a page that was made for a visitor has nobody who hears. Call it in the browser only. */
export function tellSessionOver(): void {
  for (const hear of hearers) hear()
}

/** Hears it until the answer is called. */
export function onSessionOver(hear: Hearer): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
