const FIRST_ROOM = 1024
const HASH_BYTES = 32

/** Pictures of the index by number from 0 on: which aggregate each is, and the hash of its bytes. Numbers are used again. */
export interface LookSlots {
  take(id: bigint, hash: string): number
  numberOf(id: bigint): number | undefined
  idOf(slot: number): bigint | undefined
  hashOf(slot: number): string
  free(id: bigint): void
  ids(): Iterable<bigint>
  readonly size: number
  pack(): Buffer
}

/** Empty, or as `pack` gave it. */
export function createLookSlots(packed?: Buffer): LookSlots {
  let hashes = Buffer.alloc(FIRST_ROOM * HASH_BYTES)
  const ids: (bigint | undefined)[] = []
  const numbers = new Map<bigint, number>()
  const free: number[] = []
  const put = (slot: number, id: bigint, hash: Uint8Array) => {
    if ((slot + 1) * HASH_BYTES > hashes.length) hashes = Buffer.concat([hashes, Buffer.alloc(hashes.length)])
    hashes.set(hash, slot * HASH_BYTES)
    ids[slot] = id
    numbers.set(id, slot)
  }
  const count = packed === undefined ? 0 : packed.length / (8 + HASH_BYTES)
  for (let slot = 0; slot < count; slot += 1) {
    const at = slot * (8 + HASH_BYTES)
    const id = packed?.readBigUInt64LE(at) ?? 0n
    if (id === 0n) {
      ids[slot] = undefined
      free.push(slot)
    } else put(slot, id, packed?.subarray(at + 8, at + 8 + HASH_BYTES) ?? Buffer.alloc(HASH_BYTES))
  }
  return {
    take(id, hash) {
      const slot = free.pop() ?? ids.length
      put(slot, id, Buffer.from(hash, 'hex'))
      return slot
    },
    numberOf: (id) => numbers.get(id),
    idOf: (slot) => ids[slot],
    hashOf: (slot) => hashes.toString('hex', slot * HASH_BYTES, (slot + 1) * HASH_BYTES),
    free(id) {
      const slot = numbers.get(id)
      if (slot === undefined) return
      numbers.delete(id)
      ids[slot] = undefined
      free.push(slot)
    },
    ids: () => numbers.keys(),
    get size() {
      return numbers.size
    },
    pack() {
      const packed = Buffer.alloc(ids.length * (8 + HASH_BYTES))
      ids.forEach((id, slot) => {
        packed.writeBigUInt64LE(id ?? 0n, slot * (8 + HASH_BYTES))
        hashes.copy(packed, slot * (8 + HASH_BYTES) + 8, slot * HASH_BYTES, (slot + 1) * HASH_BYTES)
      })
      return packed
    },
  }
}
