type Ending = () => Promise<void>

/**
 * What this worker ends before it ends itself, the last one first. The environment and the tests are loaded apart from
 * each other, so the list lies where both see it.
 */
export function workerEndings(): Ending[] {
  const place = globalThis as { workerEndings?: Ending[] }
  place.workerEndings ??= []
  return place.workerEndings
}
