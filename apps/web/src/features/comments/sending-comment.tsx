import { useEffect, useRef } from 'react'
import { useMember } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './comments.module.css'

/** A comment that stands in the list from the press on, as tall as it will be once it has arrived. */
export function SendingComment({ text }: { readonly text: string }) {
  const member = useMember()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className={styles['comment']} data-sending aria-hidden="true">
      <Avatar name={member?.fullName ?? ''} pictureUrl={member?.pictureUrl ?? null} size={32} />
      <div className={styles['body']}>
        <p className={styles['text']}>
          <span className={styles['author']}>{member?.fullName}</span> {text}
        </p>
        <div className={styles['foot']} />
      </div>
    </div>
  )
}
