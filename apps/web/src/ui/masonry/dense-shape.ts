import styles from './dense-shape.module.css'
import { COLUMN_WIDTH, type WallShape } from './masonry-layout.ts'

/** BC-03: columns two thirds as wide as usual, three of them on phones. Apart, so that only walls that offer it load it. */
export const denseShape: WallShape = {
  columnWidth: (COLUMN_WIDTH * 2) / 3,
  phoneColumns: 3,
  phoneReference: 119,
  className: styles['dense'],
}
