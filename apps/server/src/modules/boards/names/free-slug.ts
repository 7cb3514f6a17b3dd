/** The wished slug, or the first numbered one that no rival has. */
export function freeSlug(wished: string, rivals: readonly { slug: string }[]): string {
  const taken = new Set(rivals.map(({ slug }) => slug))
  if (!taken.has(wished)) return wished
  for (let number = 2; ; number += 1) {
    const numbered = `${wished}-${number}`
    if (!taken.has(numbered)) return numbered
  }
}
