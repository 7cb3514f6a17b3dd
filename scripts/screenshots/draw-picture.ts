import sharp from 'sharp'

/** Numbers that look random and are the same each time, by the mulberry32 generator (Tommy Ettinger, public domain). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const palettes = [
  ['#f4ede1', '#d98c5f', '#a3472f', '#2f4858', '#e8c39e'],
  ['#eef3ee', '#8fb39a', '#3f6b57', '#1f3b33', '#e2c7a0'],
  ['#f6efe9', '#e4a1a1', '#b85c6b', '#53354a', '#f1d1b5'],
  ['#eaf1f6', '#8fb8d6', '#3d6f97', '#17324d', '#f2d7a6'],
  ['#f7f2e4', '#e9b44c', '#c8553d', '#4a3b2a', '#8aa29e'],
] as const

interface Canvas {
  width: number
  height: number
  next: () => number
  palette: readonly string[]
}

const subjects = [landscape, poster, leaves, tiles, interior]

/** A drawn picture as JPEG; the same number gives the same picture. */
export function drawSubject(number: number): Promise<Buffer> {
  const next = numbersFrom(number * 7919 + 13)
  const [width, height] = [
    [600, 800],
    [600, 600],
    [600, 900],
    [600, 720],
    [600, 460],
  ][number % 5] ?? [600, 800]
  const palette = palettes[Math.floor(next() * palettes.length)] ?? palettes[0]
  const draw = subjects[number % subjects.length] ?? landscape
  const shapes = draw({ width: width ?? 600, height: height ?? 800, next, palette })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${palette[0]}"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

/** A sun behind hills. */
function landscape({ width, height, next, palette }: Canvas): string {
  const sun = `<circle cx="${width * (0.25 + next() * 0.5)}" cy="${height * 0.32}" r="${width * 0.16}" fill="${palette[4]}"/>`
  const hills = [1, 2, 3].map((layer) => {
    const base = height * (0.35 + layer * 0.16)
    const points = Array.from(
      { length: 9 },
      (_, step) => `${(width / 8) * step},${base + Math.sin(step * (0.6 + next()) + layer) * height * 0.06}`,
    )
    return `<path d="M0,${height} L${points.join(' L')} L${width},${height} Z" fill="${palette[layer]}" stroke="${palette[layer]}" stroke-width="30" stroke-linejoin="round"/>`
  })
  return sun + hills.join('')
}

/** Quarter circles on a grid. */
function poster({ width, height, next, palette }: Canvas): string {
  const size = width / 4
  const cells = []
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const [ground, figure] = [palette[Math.floor(next() * 5)], palette[Math.floor(next() * 5)]]
      const turn = Math.floor(next() * 4) * 90
      const quarter = `<path d="M0,0 H${size} A${size},${size} 0 0 1 0,${size} Z" fill="${figure}"/>`
      cells.push(
        `<g transform="translate(${x} ${y})"><rect width="${size + 1}" height="${size + 1}" fill="${ground}"/><g transform="rotate(${turn} ${size / 2} ${size / 2})">${quarter}</g></g>`,
      )
    }
  }
  return cells.join('')
}

/** Stems with leaves on both sides. */
function leaves({ width, height, next, palette }: Canvas): string {
  return Array.from({ length: 4 }, (_, stem) => {
    const x = (width / 5) * (stem + 1)
    const top = height * (0.1 + next() * 0.25)
    const color = palette[1 + (stem % 3)]
    const pairs = Array.from({ length: 7 }, (_, pair) => {
      const y = height - ((height - top) / 7) * (pair + 0.6)
      const reach = width * 0.11 * (1 - pair / 11)
      const leaf = (side: number) =>
        `<path d="M${x},${y} q${side * reach},${-reach} ${side * reach * 1.6},${-reach * 0.6} q${-side * reach * 0.6},${reach} ${-side * reach * 1.6},${reach * 0.6} Z" fill="${color}"/>`
      return leaf(1) + leaf(-1)
    })
    return `<path d="M${x},${height} V${top}" stroke="${color}" stroke-width="5"/>${pairs.join('')}`
  }).join('')
}

/** Overlapping arcs, row by row. */
function tiles({ width, height, palette }: Canvas): string {
  const size = width / 6
  const rows = []
  for (let row = 0; row * size * 0.5 < height + size; row += 1) {
    for (let column = -1; column < 7; column += 1) {
      const [x, y] = [column * size + (row % 2 ? size / 2 : 0) + size / 2, row * size * 0.5]
      const rings = [0.5, 0.36, 0.2].map(
        (part, ring) => `<circle cx="${x}" cy="${y}" r="${size * part}" fill="${palette[(row + ring + 1) % 5]}"/>`,
      )
      rows.push(rings.join(''))
    }
  }
  return rows.join('')
}

/** A window, a table and a vase. */
function interior({ width, height, next, palette }: Canvas): string {
  const floor = height * 0.78
  const vase = width * (0.45 + next() * 0.2)
  const branches = Array.from({ length: 5 }, (_, branch) => {
    const [x, y] = [vase + (branch - 2) * 38, floor - 260 - next() * 70]
    return `<path d="M${vase},${floor - 110} Q${vase},${floor - 200} ${x},${y}" stroke="${palette[2]}" stroke-width="4" fill="none"/><circle cx="${x}" cy="${y}" r="${12 + next() * 12}" fill="${palette[1]}"/>`
  })
  return `<rect x="${width * 0.1}" y="${height * 0.08}" width="${width * 0.3}" height="${height * 0.42}" rx="${width * 0.15}" fill="${palette[4]}"/>
    <rect y="${floor}" width="${width}" height="${height - floor}" fill="${palette[3]}"/>${branches.join('')}
    <path d="M${vase - 34},${floor - 110} h68 q26,60 -8,110 h-52 q-34,-50 -8,-110 Z" fill="${palette[2]}"/>`
}
