/** The places of the pictures that were chosen, in the order of choosing. */
export type Chosen = readonly number[]

/** Chooses one or takes it back. Where only one may be chosen it takes the place of the last; beyond `most` nothing is added. */
export function toggled(chosen: Chosen, at: number, most: number): Chosen {
  if (chosen.includes(at)) return chosen.filter((one) => one !== at)
  if (most === 1) return [at]
  return chosen.length < most ? [...chosen, at] : chosen
}

/** Deals pictures out into columns as they come, each to the shortest; those without a size count as squares. */
export function columnsOf(
  pictures: readonly { readonly width: number; readonly height: number }[],
  count: number,
): readonly (readonly number[])[] {
  const columns = Array.from({ length: count }, () => ({ height: 0, places: [] as number[] }))
  pictures.forEach(({ width, height }, at) => {
    const shortest = columns.reduce((one, other) => (other.height < one.height - 0.001 ? other : one))
    shortest.places.push(at)
    shortest.height += ratioOf({ width, height })
  })
  return columns.map(({ places }) => places)
}

/** Height by width; very long ones are cut where they are shown. */
export const ratioOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  width === 0 || height === 0 ? 1 : Math.min(Math.max(height / width, 0.4), 2)
