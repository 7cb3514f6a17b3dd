import styles from './avatar.module.css'

interface AvatarProps {
  readonly name: string
  readonly pictureUrl: string | null | undefined
  /** Pixels. */
  readonly size: 24 | 32 | 40 | 48 | 64 | 120
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** The colour of a name, as an angle. */
export const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

/** A person's picture, or initials on a colour of their own. The name stands beside it, so it is silent. */
export function Avatar({ name, pictureUrl, size }: AvatarProps) {
  return (
    <span
      className={styles['avatar']}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4, ['--hue' as string]: hueOf(name) }}
      aria-hidden="true"
      // Drawn by the style sheet: as text it would count as the name of what it stands in.
      data-initials={pictureUrl ? undefined : initialsOf(name)}
    >
      {pictureUrl && <img src={pictureUrl} alt="" width={size} height={size} />}
    </span>
  )
}
