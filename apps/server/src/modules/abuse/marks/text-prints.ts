import { createHash } from 'node:crypto'

/** Texts that say less than so many characters are said by many who do not know each other. */
const SHORTEST = 24
const SHINGLE = 5
const BANDS = 6
const ROWS = 5

/** Letters of other scripts that are written in the place of Latin ones to look alike. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  κ: 'k',
  τ: 't',
  ι: 'i',
  υ: 'u',
  ı: 'i',
}
const latin = /\p{Script=Latin}/u

/** What a text says: without case, marks, addresses, digits, signs and letters that only look like others. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{M}/gu, '')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gu, ' ')
  // A text in its own script keeps its letters.
  const known = latin.test(plain)
    ? plain.replaceAll(/[\u0370-\u052F\u0131]/gu, (letter) => lookAlikes[letter] ?? letter)
    : plain
  const words = known.replaceAll(/[^\p{L}]+/gu, ' ').trim()
  // "b u y  n o w" says what "buy now" says.
  return words.replaceAll(/(?<!\S)(?:\p{L} ){3,}\p{L}(?!\S)/gu, (letters) => letters.replaceAll(' ', ''))
}

/**
 * Keys that texts which say nearly the same have in common: bands of min-hashes over runs of five characters (A. Broder,
 * “On the resemblance and containment of documents”, 1997). Two texts with nine tenths of their runs in common share one with
 * probability 0.995, with seven tenths 0.67, with half 0.17. Empty for what is too short to tell.
 */
export function textPrints(text: string): string[] {
  const folded = foldText(text).replaceAll(' ', '')
  if (folded.length < SHORTEST) return []
  const least = new Uint32Array(BANDS * ROWS).fill(0xff_ff_ff_ff)
  for (let at = 0; at + SHINGLE <= folded.length; at += 1) {
    const hash = hashOf(folded, at)
    for (let row = 0; row < least.length; row += 1) {
      const mixed = mix(hash, row)
      if (mixed < (least[row] ?? 0)) least[row] = mixed
    }
  }
  return Array.from({ length: BANDS }, (_, band) => {
    const rows = least.subarray(band * ROWS, (band + 1) * ROWS).join(' ')
    return `${band}.${createHash('sha256').update(rows).digest('hex').slice(0, 16)}`
  })
}

/** FNV-1a over a run of characters. */
function hashOf(text: string, from: number): number {
  let hash = 0x81_1c_9d_c5
  for (let at = from; at < from + SHINGLE; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

/** One of a family of hashes, by the finisher of MurmurHash3 (A. Appleby). */
function mix(hash: number, row: number): number {
  let mixed = hash ^ Math.imul(row + 1, 0x9e_37_79_b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
