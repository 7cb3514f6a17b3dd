import type { Board, Section } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { countOf } from '../../ui/format.ts'
import { Collage } from './collage.tsx'
import styles from './board-screen.module.css'

interface SectionRowProps {
  readonly board: Pick<Board, 'url'>
  readonly sections: readonly Section[]
}

/** The sections of a board, side by side. */
export function SectionRow({ board, sections }: SectionRowProps) {
  const locale = useLocale()
  return (
    <section aria-label="Sections" className={styles['sections']}>
      <ul className={styles['sectionList']}>
        {sections.map((section) => (
          <li key={section.id} className={styles['section']}>
            <Link className={styles['sectionLink']} to={links.section(board, section.slug)}>
              <Collage pictures={section.preview_pins.slice(0, 3).map((pin) => pin.images['236x'].url)} />
              <span className={styles['sectionTitle']}>{section.title}</span>
              <span className={styles['sectionCount']}>{countOf(section.pin_count, 'Pin', 'Pins', locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
