import type { Message, ReactionType } from '@pinfold/contract'
import { SmilePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { reactionKinds } from '../../../entities/pin/reaction-kinds.ts'
import styles from './message-reactions.module.css'
import { reactionOfMine } from './message-pages.ts'
import { useLocale } from '../../../api/viewer.ts'
import { counted, formatCount } from '../../../ui/format.ts'
import { messageLogWords } from './message-log.words.ts'

interface ReactionProps {
  readonly message: Message
  readonly onReact: (wanted: ReactionType | null) => void
}

/** The button beside a message with which one reacts. */
export function ReactButton({ message, onReact }: ReactionProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const mine = reactionOfMine(message)
  return (
    <>
      <IconButton
        ref={trigger}
        className={styles['react']}
        label={messageLogWords.react}
        tooltip="above"
        icon={<SmilePlus size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Popover
        label={messageLogWords.react}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={trigger}
        width={288}
      >
        <ul className={styles['choices']}>
          {reactionKinds.map(({ type, label, Icon }) => (
            <li key={type}>
              <IconButton
                label={label}
                tooltip="above"
                className={styles['choice']}
                icon={<Icon size={24} aria-hidden="true" />}
                aria-pressed={mine === type}
                onClick={() => {
                  setOpen(false)
                  onReact(mine === type ? null : type)
                }}
              />
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}

/** The reactions that a message got; a press adds one's own, or takes it back. */
export function ReactionChips({ message, onReact }: ReactionProps) {
  const locale = useLocale()
  if (message.reactions.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={messageLogWords.reactions}>
      {message.reactions.map(({ reaction_type: type, count, reacted_by_me: isMine }) => {
        const kind = reactionKinds.find((each) => each.type === type)
        if (!kind) return null
        const { label, Icon } = kind
        return (
          <li key={type}>
            <button
              type="button"
              className={styles['chip']}
              aria-pressed={isMine}
              aria-label={messageLogWords.reactionCounted({ reaction: label, ...counted(count, locale) })}
              disabled={!message.viewer_can.react}
              onClick={() => onReact(isMine ? null : type)}
            >
              <Icon size={16} aria-hidden="true" />
              {count > 1 && <span>{formatCount(count, locale)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
