import type { Mention } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { textParts } from './mention-words.ts'
import styles from './mentions.module.css'

interface MentionedTextProps {
  readonly text: string
  readonly mentions: readonly Mention[]
}

/** A text in which members who are named can be gone to. */
export function MentionedText({ text, mentions }: MentionedTextProps) {
  return textParts(text, mentions).map((part, index) =>
    part.kind === 'words' ? (
      part.text
    ) : (
      // Parts never change places.
      <Link key={index} className={styles['named']} to={links.profile(part.username)}>
        {part.text}
      </Link>
    ),
  )
}
