import type { Board, Section } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { Collage } from '../../../entities/board/card/collage.tsx'
import styles from '../../../entities/board/place/board-page.module.css'
import type { Desk } from '../../../entities/board/place/place.ts'
import type { Hold } from '../../../entities/board/place/use-overlay.ts'
import { pinCountWords } from '../../../entities/board/pin-counts.words.ts'
import { boardPageWords } from './board-page.words.ts'

interface SectionRowProps {
  readonly board: Board
  readonly sections: readonly Section[]
  readonly hold: Hold<readonly Section[]>
  /** Null until the tools of those who edit the board are there. */
  readonly desk: Desk | null
}

/** The sections of a board, side by side. */
export function SectionRow({ board, sections, hold, desk }: SectionRowProps) {
  const locale = useLocale()
  return (
    <section aria-label={boardPageWords.sections} className={styles['sections']}>
      <ul className={styles['sectionList']}>
        {sections.map((section) => (
          <li key={section.id} className={styles['section']} ref={desk?.itemRef({ kind: 'section', id: section.id })}>
            <Link className={styles['sectionLink']} to={links.section(board, section.slug)}>
              <Collage pictures={section.preview_pins.slice(0, 3).map((pin) => pin.images['236x'].url)} />
              <span className={styles['sectionTitle']}>{section.title}</span>
              <span className={styles['sectionCount']}>{pinCountWords.pins(counted(section.pin_count, locale))}</span>
            </Link>
            {desk && <desk.SectionTools board={board} section={section} sections={sections} hold={hold} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
