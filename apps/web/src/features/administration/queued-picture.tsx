import type { AdminPicture } from '@pinfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { pictureQueueWords as words } from './picture-queue.words.ts'
import styles from './queued-picture.module.css'

/** What a picture of the queue is called: as its Pin, or by whose profile shows it. */
export const titleOf = ({ title, member_id: memberId, owner }: AdminPicture): string =>
  memberId === null ? title || words.unnamed : words.profileOf({ name: owner?.username ?? '' })

/** A picture of the queue: its tiny blurred copy, and the sharp one once an employee wants to look. */
export function QueuedPicture({ picture }: { readonly picture: AdminPicture }) {
  const [isSharp, setSharp] = useState(false)
  const { path, image_url: url, placeholder } = picture
  const name = titleOf(picture)
  return (
    <span className={styles['picture']}>
      {isSharp && url !== null ? (
        <img className={styles['sharp']} src={url} alt={name} />
      ) : (
        <span
          className={styles['blurred']}
          style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
        />
      )}
      <span>{path === null ? words.gone : <a href={path}>{name}</a>}</span>
      {url !== null && (
        <Button size={32} aria-pressed={isSharp} onClick={() => setSharp(!isSharp)}>
          {isSharp ? words.blurAgain : words.lookAt}
        </Button>
      )}
    </span>
  )
}
