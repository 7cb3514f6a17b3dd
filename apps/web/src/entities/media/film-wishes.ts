/** Whether films may play without being asked: nobody wishes for less movement, or for less data. */
export function mayFilmsPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const wishes = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']
  return connection?.saveData !== true && !wishes.some((wish) => matchMedia(wish).matches)
}
