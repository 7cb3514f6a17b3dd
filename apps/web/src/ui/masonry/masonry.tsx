import { type ReactNode, useMemo, useRef } from 'react'
import type { CardSize } from './masonry-layout.ts'
import { buildWall, cardStyle, wallStyle } from './masonry-style.ts'
import styles from './masonry.module.css'
import { useFocusedIndex } from './use-focused-index.ts'
import { useNearEnd } from './use-near-end.ts'
import { useWallWindow } from './use-wall-window.ts'

interface MasonryProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** Must depend on the item alone: it decides where every later card stands. */
  readonly sizeOf: (item: T) => CardSize
  readonly renderItem: (item: T, index: number) => ReactNode
  readonly label: string
  /** Called when the end of the wall comes near. */
  readonly onNearEnd?: (() => void) | undefined
}

/** A wall of cards in columns; DOM order is the list's order, and only cards near the screen are drawn. */
export function Masonry<T>({ items, keyOf, sizeOf, renderItem, label, onNearEnd }: MasonryProps<T>) {
  const wallElement = useRef<HTMLDivElement>(null)
  const sentinel = useRef<HTMLDivElement>(null)
  const focused = useFocusedIndex(wallElement)
  const wall = useMemo(() => buildWall(items.map(sizeOf)), [items, sizeOf])
  const isNear = useWallWindow(wallElement, wall)
  useNearEnd(sentinel, items.length, onNearEnd)
  return (
    <div ref={wallElement} className={styles['wall']}>
      <ul className={styles['list']} style={wallStyle(wall)} aria-label={label}>
        {items.map((item, index) =>
          // The focused card stays drawn: taking it away would throw the focus to the top of the page.
          isNear(index) || index === focused ? (
            <li
              key={keyOf(item)}
              className={styles['item']}
              style={cardStyle(wall, index)}
              aria-setsize={onNearEnd ? -1 : items.length}
              aria-posinset={index + 1}
            >
              {renderItem(item, index)}
            </li>
          ) : null,
        )}
      </ul>
      <div ref={sentinel} className={styles['sentinel']} />
    </div>
  )
}
