import styles from '../../../entities/board/place/board-page.module.css'
import { SectionMenu } from './section-menu.tsx'
import { placeAfterSteps, putBehind } from '../../../entities/board/place/list-changes.ts'
import type { SectionToolsProps } from '../../../entities/board/place/place.ts'
import { useSectionChanges } from './use-section-changes.ts'
import { sectionMenuWords } from './section-menu.words.ts'

/** What an editor does with a section among the others. */
export function SectionTools({ board, section, sections, hold }: SectionToolsProps) {
  const { reorder, merge } = useSectionChanges({ board, sections, hold })
  const step = (steps: 1 | -1) => {
    const after = placeAfterSteps(sections, section.id, steps)
    if (after === undefined) return undefined
    return () => {
      const order = putBehind(sections, [section.id], after).map(({ id }) => id)
      reorder(order, section.id)
      keepFocus(section.id)
    }
  }
  return (
    <div className={styles['sectionTools']} data-section-tools={section.id}>
      <SectionMenu
        board={board}
        section={section}
        label={sectionMenuWords.optionsFor({ section: section.title })}
        kind="floating"
        steps={{ back: step(-1), on: step(1) }}
        onMerge={(target) => merge(section, target)}
      />
    </div>
  )
}

/** A card that moves in the page loses the focus. */
function keepFocus(sectionId: string): void {
  setTimeout(() => {
    const button = document.querySelector<HTMLElement>(`[data-section-tools="${sectionId}"] button`)
    button?.focus()
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, 60)
}
