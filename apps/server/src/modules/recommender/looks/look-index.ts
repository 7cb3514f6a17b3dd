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

/** An empty one. */
export function openLookIndex(packed?: Buffer) {
  const { Index } = visualPackage('usearch') as IndexPackage
  const make = (dimensions: number) =>
    new Index({
      dimensions,
      metric: 'cos',
      quantization: 'f16',
      connectivity: 16,
      expansion_add: 128,
      expansion_search: 96,
      multi: false,
    })
  const wholes = make(WHOLE_LENGTH)
  const parts = make(PART_LENGTH)
  const slots = createLookSlots(packed)
  const basis = lookBasis()
  const partKey = (slot: number, part: number) => BigInt(slot * PARTS + part)

  return {
    slots,
    wholes,
    parts,
    /** Nothing where it is there already. */
    add(id: bigint, hash: string, [whole, ...regions]: readonly Float32Array[]): void {
      if (whole === undefined || slots.numberOf(id) !== undefined) return
      const slot = slots.take(id, hash)
      wholes.add(BigInt(slot), basis.shorten(whole, WHOLE_LENGTH), 1)
      regions.slice(0, PARTS).forEach((region, part) => {
        parts.add(partKey(slot, part), basis.shorten(region, PART_LENGTH), 1)
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
      const whole = found(wholes, WHOLE_LENGTH, wanted).map(Number)
      const part = isPart ? found(parts, PART_LENGTH, wanted * 2).map((key) => Math.floor(Number(key) / PARTS)) : []
      return [...new Set([...whole, ...part])].filter((slot) => slots.idOf(slot) !== undefined)
    },
  }
}

const filesOf = (path: string) => ({ wholes: `${path}.wholes`, parts: `${path}.parts`, slots: `${path}.slots` })
/** What files of another making differ in. */
const MAKING = [LOOK_VERSION, WHOLE_LENGTH, PART_LENGTH]
const HEADER_BYTES = (MAKING.length + 2) * 4

/** Writes it into three files; the last names the others' sizes, so that files of two writings are not taken together. */
export async function saveLookIndex(index: LookIndex, path: string): Promise<void> {
  const files = filesOf(path)
  await rm(files.slots, { force: true })
  index.wholes.save(files.wholes)
  index.parts.save(files.parts)
  const header = Buffer.alloc(HEADER_BYTES)
  ;[...MAKING, index.wholes.size(), index.parts.size()].forEach((number, at) => header.writeUInt32LE(number, at * 4))
  await writeFile(files.slots, Buffer.concat([header, index.slots.pack()]))
}

/** As it was saved; null where it was not, or by another version. */
export async function loadLookIndex(path: string): Promise<LookIndex | null> {
  const files = filesOf(path)
  const bytes = await nullWhenMissing(readFile(files.slots))
  if (bytes === null || bytes.length < HEADER_BYTES) return null
  if (MAKING.some((number, at) => bytes.readUInt32LE(at * 4) !== number)) return null
  const index = openLookIndex(bytes.subarray(HEADER_BYTES))
  index.wholes.load(files.wholes)
  index.parts.load(files.parts)
  const isWhole = index.wholes.size() === bytes.readUInt32LE(12) && index.parts.size() === bytes.readUInt32LE(16)
  return isWhole ? index : null
}
