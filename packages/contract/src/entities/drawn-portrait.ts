/** The picture that stands for a member without one where links are shown: a letter on a colour. */
export const drawnPortrait = {
  /** Pixels. */
  side: 600,
  colors: ['#8a3b12', '#7a4a00', '#3f6212', '#0f766e', '#0369a1', '#4338ca', '#86198f', '#9f1239'],
} as const

/** What is drawn where a name begins with nothing of A to Z and 0 to 9. */
export const NO_LETTER = '_'

/** Its address tells the letter and the colour alone, so it never changes: `/media/portraits/3/a.png`. */
export function drawnPortraitPath(member: { id: string; full_name: string; username: string }): string {
  const color = Number(BigInt(member.id) % BigInt(drawnPortrait.colors.length))
  return `/media/portraits/${color}/${letterOf(member.full_name || member.username)}.png`
}

const letterOf = (name: string): string =>
  /^[a-z0-9]/.exec(name.trim().normalize('NFKD').toLowerCase())?.[0] ?? NO_LETTER
