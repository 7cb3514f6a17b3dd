const WISHES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** Whether films may play without being asked: nobody wishes for less movement, or for less data. */
export function mayFilmsPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData !== true && !WISHES.some((wish) => matchMedia(wish).matches)
}

/** Calls `look` when somebody wishes otherwise while a page is open. Answers how to end that. */
export function watchFilmWishes(look: () => void): () => void {
  const queries = WISHES.map((wish) => matchMedia(wish))
  for (const query of queries) query.addEventListener('change', look)
  return () => {
    for (const query of queries) query.removeEventListener('change', look)
  }
}
