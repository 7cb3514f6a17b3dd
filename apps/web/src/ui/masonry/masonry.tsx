import { type CSSProperties, type HTMLAttributes, type ReactNode, memo, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { type CardSize, regularShape, type WallShape } from './masonry-layout.ts'
import { type Wall, cardStyle, leanCardStyle, wallStyle } from './masonry-style.ts'
import styles from './masonry.module.css'
import { useFocusedIndex } from './use-focused-index.ts'
import { useNearEnd } from './use-near-end.ts'
import { useRestoredScroll } from './use-restored-scroll.ts'
import { useWall } from './use-wall.ts'
import { SMALL_WALL, useWallWindow } from './use-wall-window.ts'
import { type WallWindow, drawnIndexes } from './wall-window.ts'

interface MasonryProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** Must depend on the item alone: it decides where every later card stands. */
  readonly sizeOf: (item: T) => CardSize
  /** Keep its identity: cards render again when it changes. */
  readonly renderItem: (item: T, index: number) => ReactNode
  readonly label: string
  /** How wide its columns are; keep its identity. */
  readonly shape?: WallShape | undefined
  /** Milliseconds between two looks at how far the page is scrolled. */
  readonly scrollPause?: number | undefined
  /** More items will come; until then nobody knows how many there are. */
  readonly isGrowing?: boolean
  /** Called when the end of the wall comes near. */
  readonly onNearEnd?: (() => void) | undefined
  /** Where the wall is more than a list: what its list and its items are besides. */
  readonly listProps?: HTMLAttributes<HTMLUListElement> | undefined
  readonly itemProps?: ((item: T) => HTMLAttributes<HTMLLIElement>) | undefined
  /** On the server: all items as HTML, letter by letter what they render to, so that the browser takes them over. */
  readonly itemsHtml?: ((drawn: DrawnWall) => string) | undefined
}

/** What a wall draws. */
export interface DrawnWall {
  readonly wall: Wall
  readonly indexes: readonly number[]
  /** How many items there are; -1 where nobody knows. */
  readonly setSize: number
}

/** A wall of cards in columns; DOM order is the list's order, and only cards near the screen are drawn. */
export function Masonry<T>({
  items,
  keyOf,
  sizeOf,
  renderItem,
  label,
  shape = regularShape,
  scrollPause = 0,
  isGrowing = false,
  onNearEnd,
  listProps,
  itemProps,
  itemsHtml,
}: MasonryProps<T>) {
  const wallElement = useRef<HTMLDivElement>(null)
  const sentinel = useRef<HTMLDivElement>(null)
  const wall = useWall(items, sizeOf, shape)
  const drawn = useWallWindow(wallElement, wall, label, scrollPause)
  const focused = useFocusedIndex(wallElement)
  useNearEnd(sentinel, items.length, onNearEnd)
  useRestoredScroll(items.length, onNearEnd)
  const indexes = drawnIndexes(drawn ?? firstCards(items.length), focused, items.length)
  const setSize = isGrowing ? -1 : items.length
  const list = { ...listProps, className: styles['list'], style: wallStyle(wall), 'aria-label': label }
  return (
    <div ref={wallElement} className={classNames(styles['wall'], shape.className)}>
      {itemsHtml ? (
        <ul {...list} dangerouslySetInnerHTML={{ __html: itemsHtml({ wall, indexes, setSize }) }} />
      ) : (
        <ul {...list}>
          {indexes.map((index) => {
            const item = items[index]
            return (
              item !== undefined && (
                <Item
                  key={keyOf(item)}
                  item={item}
                  index={index}
                  style={styleOf(wall, index, drawn)}
                  setSize={setSize}
                  renderItem={renderItem as (item: unknown, index: number) => ReactNode}
                  itemProps={itemProps as ((item: unknown) => HTMLAttributes<HTMLLIElement>) | undefined}
                />
              )
            )
          })}
        </ul>
      )}
      <div ref={sentinel} className={styles['sentinel']} />
    </div>
  )
}

export const firstCards = (length: number): WallWindow => ({
  indexes: Array.from({ length: Math.min(length, SMALL_WALL) }, (_, index) => index),
  columns: null,
})

/** The first cards come from the server, which does not know the width; they keep what they came with. */
const styleOf = (wall: Wall, index: number, drawn: WallWindow | null) =>
  drawn === null || index < SMALL_WALL ? cardStyle(wall, index) : leanCardStyle(wall, index, drawn.columns)

interface ItemProps {
  readonly item: unknown
  readonly index: number
  readonly style: CSSProperties
  readonly setSize: number
  readonly renderItem: (item: unknown, index: number) => ReactNode
  readonly itemProps: ((item: unknown) => HTMLAttributes<HTMLLIElement>) | undefined
}

const Item = memo(function Item({ item, index, style, setSize, renderItem, itemProps }: ItemProps) {
  return (
    <li
      {...itemProps?.(item)}
      className={styles['item']}
      style={style}
      aria-setsize={setSize}
      aria-posinset={index + 1}
    >
      {renderItem(item, index)}
    </li>
  )
})
