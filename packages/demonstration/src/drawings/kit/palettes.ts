import { lightness, mix } from './colors.ts'

/** Six colours that belong together. `paper` is the ground, `ink` what reads on it; dark palettes have a dark paper. */
export interface Palette {
  name: string
  paper: string
  light: string
  mid: string
  deep: string
  accent: string
  ink: string
}

function palette(name: string, colors: string): Palette {
  const [paper = '#ffffff', light = '#dddddd', mid = '#999999', deep = '#555555', accent = '#cc5544', ink = '#111111'] =
    colors.split(' ')
  return { name, paper, light, mid, deep, accent, ink }
}

export const warm = [
  palette('clay', '#f6ece0 #e9c9a6 #d98e5f #a8482c #6f7d5c #2b2320'),
  palette('mustard', '#f7f0dc #efd082 #e0a526 #a8571a #4f6d6a #2a2a26'),
  palette('desert', '#fbe9d6 #f4c08f #e58c5a #a9472f #7b3b4b #33202c'),
  palette('tomato', '#fdf1e6 #f6c7a2 #ec6a4c #b82a1c #2f5d50 #2a1a16'),
  palette('espresso', '#f3e9df #d7b999 #a87a53 #5f3b24 #b5563a #1f1511'),
  palette('wheat', '#faf4e6 #eeddb6 #d3b06c #94702f #6b8c86 #3b2f22'),
  palette('apricot', '#fff3e4 #fbd3a5 #f4a261 #c8623a #52796f #2c2a33'),
  palette('grapefruit', '#fff1ea #ffcdb2 #ff9b85 #e0524c #5e548e #2b2340'),
] as const

export const cool = [
  palette('harbour', '#eef3f4 #bcd4dc #6ba3b8 #2c6283 #f0a868 #12293a'),
  palette('lagoon', '#eefaf6 #a9e2d3 #4fbfae #15788c #ff8f5e #0e3142'),
  palette('denim', '#f1ede4 #c8d3e0 #7f9bbd #3d5a80 #e98b58 #1d2d44'),
  palette('arctic', '#f2f8fb #cfe5ee #9cc6dc #4a86ab #e58f7e #1c3547'),
  palette('fjord', '#edf1ef #b4c7c3 #6d928f #33585c #d9a95c #152b30'),
  palette('periwinkle', '#f3f2fb #cfcdf0 #9a97dc #5a57a9 #f2a58c #211f45'),
  palette('cobalt', '#f4f1e8 #b9cdf2 #5b8def #1f4bb8 #f2b33d #12204a'),
] as const

export const green = [
  palette('sage', '#f3f1e7 #cfd8c0 #9caf88 #567351 #d08f64 #233029'),
  palette('forest', '#eef0e4 #b9c8a2 #7a9a68 #2f5446 #c98b4e #14261f'),
  palette('olive', '#f2efe0 #d9d2a7 #a6a15e #6b6b3a #b96f4a #2c2b1b'),
  palette('meadow', '#f7f7e8 #d8e39a #9cc069 #4a7c59 #e98fa0 #24382b'),
  palette('pistachio', '#f6f5ea #d7e2b8 #a9c089 #6d8a57 #cf8f74 #3a2c24'),
  palette('lemon grove', '#fdf8e1 #f9e27d #f2b705 #2f6f5e #d9572b #1d3026'),
] as const

export const rosy = [
  palette('blush', '#fbf0ea #f3c9bb #e39a8d #b65a63 #7c8a86 #3a2530'),
  palette('rosewater', '#fdf3f4 #f7cdd3 #ee9aaa #c4506a #6b9080 #402029'),
  palette('plum', '#f5edf0 #dcbccb #a9708f #6c3a5c #d9a05b #2a1728'),
  palette('ocean dusk', '#fde9d4 #f7b48b #e27d77 #8d5a97 #3e4a89 #1b1f3b'),
  palette('orchid', '#fbf2f8 #ecc6e0 #d48fc0 #8f4a86 #4f8a8b #2e1a33'),
] as const

export const vivid = [
  palette('carnival', '#fff5e4 #ffc145 #ff6b4a #d7263d #1b998b #2e294e'),
  palette('primary', '#f3ead7 #f0b429 #e0784a #d13b2a #1f5fa8 #191716'),
  palette('jungle', '#f6f4e3 #bfe07a #3fb57a #0b6e5f #ff5d73 #10302f'),
  palette('parade', '#fff7f0 #ffd23f #ee4266 #540d6e #0ead9a #1f1235'),
  palette('riviera', '#fffaf0 #9fe0e6 #2ab7ca #1768ac #fe4a49 #14213d'),
] as const

export const muted = [
  palette('nordic', '#f4f4f1 #d9dad6 #a9b2b5 #6c7a80 #c08a5c #23282b'),
  palette('linen', '#f5f0e8 #e2d8c9 #c4b5a0 #8f7f6b #a3553f #2f2a26'),
  palette('fog', '#f0f1f2 #d3d8db #a5aeb4 #5f6c75 #c7a08a #20272c'),
  palette('stone', '#f1eee9 #d8d1c7 #b1a597 #756b61 #6f8f8a #26221f'),
] as const

export const dark = [
  palette('midnight', '#131a2e #27345a #4b6295 #8ea6d6 #e6b450 #f5efe0'),
  palette('aubergine', '#221528 #45284d #7c4573 #c77c8f #f2c078 #f8ecd9'),
  palette('pine night', '#10211c #1f3d33 #3e6b57 #8fb59a #d8a95a #f2efdf'),
  palette('graphite', '#1e2022 #3a3e42 #70777c #b9bdbb #e2583e #f1eee6'),
  palette('oxblood', '#2a0f14 #511b24 #8a2f39 #cf6f62 #e8c07d #f7eadb'),
] as const

export const light: readonly Palette[] = [...warm, ...cool, ...green, ...rosy, ...vivid, ...muted]

/** Neighbours come from different moods. */
export const every: readonly Palette[] = mingle([warm, cool, rosy, green, vivid, muted, dark])

/** A light ground, also where the palette's own paper is dark. */
export function lightGround({ paper, light }: Palette): string {
  return lightness(paper) < 0.4 ? mix(light, paper, 0.3) : paper
}

/** One of each list in turn until all are used. */
export function mingle(lists: readonly (readonly Palette[])[]): Palette[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat()
}
