/** Where an id stands in ascending ids, or -1. */
export function findId(ids: BigUint64Array, id: bigint): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[middle] ?? 0n
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
