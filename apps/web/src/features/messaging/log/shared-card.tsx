import type { Message } from '@pinfold/contract'
import { EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { boardCover } from '../../../entities/board/card/board-cover.ts'
import { Collage } from '../../../entities/board/card/collage.tsx'
import { useBoard } from '../../../entities/board/use-board.ts'
import { usePerson } from '../../../entities/member/use-person.ts'
import { usePin } from '../../../entities/pin/use-pin.ts'
import { pictureAlt } from '../../../entities/pin/card/picture-alt.ts'
import { pictureGround } from '../../../entities/pin/card/pin-picture.tsx'
import styles from './shared-card.module.css'
import { messageLogWords } from './message-log.words.ts'

/** What a message shares, or that it cannot be seen. */
export function SharedCard({ message }: { readonly message: Message }) {
  const { shared_type: type } = message
  const pin = usePin(message.pin)
  const user = usePerson(message.user)
  const board = useBoard(message.board)
  if (type === null) return null
  if (pin) return <PinCard pin={pin} />
  if (board) {
    return (
      <Link className={styles['card']} to={links.board(board)}>
        <Collage {...boardCover(board)} />
        <span className={styles['words']}>
          <span className={styles['title']}>{board.name}</span>
          <span className={styles['detail']}>{messageLogWords.boardBy({ name: board.owner.full_name })}</span>
        </span>
      </Link>
    )
  }
  if (user) {
    return (
      <Link className={`${styles['card']} ${styles['person']}`} to={links.profile(user.username)}>
        <Avatar name={user.full_name} pictureUrl={user.image_medium_url} size={48} />
        <span className={styles['words']}>
          <span className={styles['title']}>{user.full_name}</span>
          <span className={styles['detail']}>@{user.username}</span>
        </span>
      </Link>
    )
  }
  return (
    <p className={styles['gone']}>
      <EyeOff size={20} aria-hidden="true" />
      {messageLogWords.unavailable({ thing: type })}
    </p>
  )
}

function PinCard({ pin }: { readonly pin: NonNullable<Message['pin']> }) {
  const { url, width, height } = pin.images['474x']
  return (
    <Link className={styles['card']} to={links.pin(pin.id)}>
      <img
        className={styles['picture']}
        style={pictureGround(pin)}
        src={url}
        // Its title stands below it.
        alt={pin.title === '' || pin.sensitivity?.is_veiled ? pictureAlt(pin) || messageLogWords.pin : ''}
        width={width}
        height={height}
        loading="lazy"
      />
      {pin.title !== '' && (
        <span className={styles['words']}>
          <span className={styles['title']}>{pin.title}</span>
        </span>
      )}
    </Link>
  )
}
