import { encode } from 'uqr'

/** A QR code of an address as an SVG picture, dark on white in every theme: cameras need it so. */
export function drawShareCode(address: string): string {
  const rows = encode(address, { ecc: 'M', border: 4 }).data
  const size = rows.length
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#111" shape-rendering="crispEdges" d="${dark}"/></svg>`
}
