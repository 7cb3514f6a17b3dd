import { hueOf, initialsOf } from './avatar.tsx'
import styles from './avatar.module.css'
import { htmlText } from './html-text.ts'

/** What `Avatar` renders to. */
export function avatarHtml(name: string, url: string | null | undefined, size: number): string {
  const style = `inline-size:${size}px;block-size:${size}px;font-size:${size * 0.4}px;--hue:${hueOf(name)}`
  const initials = url ? '' : ` data-initials="${htmlText(initialsOf(name))}"`
  const picture = url ? `<img src="${htmlText(url)}" alt="" width="${size}" height="${size}"/>` : ''
  return `<span class="${styles['avatar']}" style="${style}" aria-hidden="true"${initials}>${picture}</span>`
}
