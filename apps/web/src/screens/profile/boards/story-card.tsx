import type { BoardStory } from '@pinfold/contract'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { classNames } from '../../../ui/class-names.ts'
import { counted } from '../../../ui/format.ts'
import cardStyles from '../../../entities/board/card/board-card.module.css'
import styles from './story-card.module.css'
import { pinCountWords } from '../../../entities/board/pin-counts.words.ts'

/** BC-06 */
const SLOTS = [0, 1, 2, 3, 4]

/** PS-07: a card before the boards: all pins as five slices, or the shopping list as five slots, of which some may be empty. */
export function StoryCard({ story }: { readonly story: BoardStory }) {
  const isShoppingList = story.story_type === 'wishlist_shop_your_products_story'
  const pictures = story.images['170x']
  return (
    <Link className={cardStyles['card']} to={links.board(story)}>
      <span className={classNames(styles['slots'], isShoppingList ? styles['list'] : styles['fan'])} aria-hidden="true">
        {SLOTS.map((slot) => {
          const picture = pictures[slot]
          return (
            <span key={slot} className={styles['slot']}>
              {picture && <img src={picture.url} alt="" loading="lazy" decoding="async" />}
            </span>
          )
        })}
      </span>
      <span className={cardStyles['line']}>
        <span className={cardStyles['name']}>{story.name}</span>
        {isShoppingList && <ShoppingBag size={16} aria-hidden="true" />}
      </span>
      <span className={cardStyles['counts']}>{pinCountWords.pins(counted(story.pin_count, useLocale()))}</span>
    </Link>
  )
}
