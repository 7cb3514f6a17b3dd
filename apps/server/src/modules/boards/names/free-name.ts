import { limits } from '@pinfold/contract'

/** The wished name, or the first with a number behind it that none of the taken ones is, cut to what a name may hold. */
export function freeName(wished: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()))
  if (!known.has(wished.toLowerCase())) return wished
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`
    const name = `${wished
      .slice(0, limits.boardName.longest - end.length)
      .toWellFormed()
      .trimEnd()}${end}`
    if (!known.has(name.toLowerCase())) return name
  }
}
