import { encode } from 'uqr'
import { initialsOf } from '../../../ui/avatar.tsx'

/** Modules of quiet ground around the code, as ISO/IEC 18004 asks for. */
const QUIET = 4
/** The part of the code's width that the face in its middle covers; a code of level H reads on with a third hidden. */
const FACE = 0.24

/** A square code: rows of modules, dark where true, with the quiet ground around them. */
export function pincodeModules(address: string): readonly (readonly boolean[])[] {
  return encode(address, { ecc: 'H', border: QUIET }).data
}

interface Face {
  readonly name: string
  /** The picture itself, as a data address, so that the drawing stands alone; null draws initials. */
  readonly picture: string | null
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/** The code as an SVG picture, one unit a module, with the member's face in the middle. Always dark on white. */
export function drawPincode(address: string, face: Face): string {
  const modules = pincodeModules(address)
  const size = modules.length
  const dark = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const middle = size / 2
  const radius = ((size - 2 * QUIET) * FACE) / 2
  const inner = radius - 0.75
  const picture =
    face.picture === null
      ? `<circle cx="${middle}" cy="${middle}" r="${inner}" fill="#111"/><text x="${middle}" y="${middle}" fill="#fff" font-family="system-ui,sans-serif" font-weight="600" font-size="${inner * 0.85}" text-anchor="middle" dominant-baseline="central">${escaped(initialsOf(face.name))}</text>`
      : `<clipPath id="face"><circle cx="${middle}" cy="${middle}" r="${inner}"/></clipPath><image href="${escaped(face.picture)}" x="${middle - inner}" y="${middle - inner}" width="${inner * 2}" height="${inner * 2}" preserveAspectRatio="xMidYMid slice" clip-path="url(#face)"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="960" height="960">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="#111" shape-rendering="crispEdges" d="${dark}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="#fff"/>`,
    picture,
    '</svg>',
  ].join('')
}
