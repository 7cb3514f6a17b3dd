import { readFile, rm, writeFile } from 'node:fs/promises'
import { nullWhenMissing } from '../../../platform/storage/durable-file.ts'
import { lookBasis, PART_LENGTH, WHOLE_LENGTH } from './look-basis.ts'
import { lookRegions } from './look-box.ts'
import { createLookSlots } from './look-slots.ts'
import { LOOK_VERSION } from './look-vectors.ts'
import { visualPackage } from './visual-packages.ts'

interface NeighbourIndex {
  add(key: bigint, vector: Float32Array, threads: number): void
  search(vector: Float32Array, wanted: number, threads: number): { keys: BigUint64Array }
  remove(key: bigint): unknown
  size(): number
  save(path: string): void
  load(path: string): void
}

interface IndexPackage {
  readonly Index: new (options: object) => NeighbourIndex
}

const PARTS = lookRegions.length

/** Nearest neighbours of pictures by look: graphs of short vectors, one of whole pictures and one of their parts. */
export type LookIndex = ReturnType<typeof openLookIndex>

/** How an index is made: by which version's looks, and how long its vectors are. */
interface Making {
  readonly version: number
  readonly wholeLength: number
  readonly partLength: number
  readonly partsAs: number
}

/** Parts are bytes, since they only find what whole vectors put in order: a million pictures stay within 2.5 GB. */
const PARTS_AS = 1
/** As new ones are made. */
export const newestMaking: Making = {
  version: LOOK_VERSION,
  wholeLength: WHOLE_LENGTH,
  partLength: PART_LENGTH,
  partsAs: PARTS_AS,
}

interface OpeningInput {
  readonly making?: Making
  readonly packed?: Buffer
}

/** An empty one, of the newest making unless its files say another. */
export function openLookIndex({ making = newestMaking, packed }: OpeningInput = {}) {
  const { Index } = visualPackage('usearch') as IndexPackage
  const make = (dimensions: number, quantization: 'f16' | 'i8') =>
    new Index({
      dimensions,
      metric: 'cos',
      quantization,
      // Four times as many parts as pictures: half the links find as many of them, and a good part of the memory is theirs.
      connectivity: quantization === 'i8' ? 8 : 16,
      expansion_add: 128,
      expansion_search: 160,
      multi: false,
    })
  const { wholeLength, partLength } = making
  const wholes = make(wholeLength, 'f16')
  const parts = make(partLength, making.partsAs === PARTS_AS ? 'i8' : 'f16')
  const slots = createLookSlots(packed)
  const basis = lookBasis()
  const partKey = (slot: number, part: number) => BigInt(slot * PARTS + part)

  return {
    making,
    slots,
    wholes,
    parts,
    /** Nothing where it is there already. */
    add(id: bigint, hash: string, [whole, ...regions]: readonly Float32Array[]): void {
      if (whole === undefined || slots.numberOf(id) !== undefined) return
      const slot = slots.take(id, hash)
      wholes.add(BigInt(slot), basis.shorten(whole, wholeLength), 1)
      regions.slice(0, PARTS).forEach((region, part) => {
        parts.add(partKey(slot, part), basis.shorten(region, partLength), 1)
      })
    },
    remove(id: bigint): void {
      const slot = slots.numberOf(id)
      if (slot === undefined) return
      wholes.remove(BigInt(slot))
      for (let part = 0; part < PARTS; part += 1) parts.remove(partKey(slot, part))
      slots.free(id)
    },
    /** Slots of the pictures that are nearest, by the whole and, where asked, by a part. In no order that says something. */
    near(vector: Float32Array, wanted: number, isPart: boolean): number[] {
      const found = (index: NeighbourIndex, length: number, many: number) =>
        index.size() === 0 ? [] : [...index.search(basis.shorten(vector, length), Math.min(many, index.size()), 1).keys]
      const whole = found(wholes, wholeLength, wanted).map(Number)
      const part = isPart ? found(parts, partLength, wanted * 2).map((key) => Math.floor(Number(key) / PARTS)) : []
      return [...new Set([...whole, ...part])].filter((slot) => slots.idOf(slot) !== undefined)
    },
  }
}

const filesOf = (path: string) => ({ wholes: `${path}.wholes`, parts: `${path}.parts`, slots: `${path}.slots` })
const NUMBERS = 5
const HEADER_BYTES = NUMBERS * 4
/** The parts' making and length share a number: files of before had the length alone. */
const MOST_LENGTH = 0x10000

/** Whether an index is made as new ones are. */
export const isNewest = ({ making }: LookIndex, version: number = LOOK_VERSION): boolean =>
  making.version === version &&
  making.wholeLength === WHOLE_LENGTH &&
  making.partLength === PART_LENGTH &&
  making.partsAs === PARTS_AS

/** Writes it into three files; the last names the others' sizes, so that files of two writings are not taken together. */
export async function saveLookIndex(index: LookIndex, path: string): Promise<void> {
  const files = filesOf(path)
  await rm(files.slots, { force: true })
  index.wholes.save(files.wholes)
  index.parts.save(files.parts)
  const header = Buffer.alloc(HEADER_BYTES)
  const { version, wholeLength, partLength, partsAs } = index.making
  const numbers = [version, wholeLength, partsAs * MOST_LENGTH + partLength, index.wholes.size(), index.parts.size()]
  numbers.forEach((number, at) => header.writeUInt32LE(number, at * 4))
  await writeFile(files.slots, Buffer.concat([header, index.slots.pack()]))
}

/** As it was saved, also by an older making, which answers until there is a newer one; null where it was not. */
export async function loadLookIndex(path: string): Promise<LookIndex | null> {
  const files = filesOf(path)
  const bytes = await nullWhenMissing(readFile(files.slots))
  if (bytes === null || bytes.length < HEADER_BYTES) return null
  const numberAt = (at: number) => bytes.readUInt32LE(at * 4)
  const making = {
    version: numberAt(0),
    wholeLength: numberAt(1),
    partLength: numberAt(2) % MOST_LENGTH,
    partsAs: Math.floor(numberAt(2) / MOST_LENGTH),
  }
  // Directions are as many as the longest vector has numbers.
  if (making.wholeLength > WHOLE_LENGTH || making.partLength > WHOLE_LENGTH || making.partsAs > PARTS_AS) return null
  const index = openLookIndex({ making, packed: bytes.subarray(HEADER_BYTES) })
  index.wholes.load(files.wholes)
  index.parts.load(files.parts)
  return index.wholes.size() === numberAt(3) && index.parts.size() === numberAt(4) ? index : null
}
