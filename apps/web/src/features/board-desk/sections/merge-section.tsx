import type { Board, Section, SectionCard } from '@pinfold/contract'
import { useState } from 'react'
import { messageOf } from '../../../api/failure.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { SectionChoice } from './section-choice.tsx'
import { sectionChoiceWords } from './section-choice.words.ts'

interface MergeSectionProps {
  readonly board: Board
  readonly section: Section
  /** Into which; without it that is asked first. */
  readonly target?: SectionCard | undefined
  readonly onMerge: (target: SectionCard) => Promise<void>
  readonly onClose: () => void
}

/** BO-03: asks into which section another one goes, and whether it really shall. */
export function MergeSection({ board, section, target: given, onMerge, onClose }: MergeSectionProps) {
  const [target, setTarget] = useState<SectionCard | null>(given ?? null)
  if (!target) {
    return (
      <SectionChoice
        heading={sectionChoiceWords.chooseMerge({ section: section.title })}
        board={board}
        withoutId={section.id}
        onPick={setTarget}
        onClose={onClose}
      />
    )
  }
  const names = { source: section.title, target: target.title }
  return (
    <ConfirmModal
      heading={sectionChoiceWords.mergeQuestion(names)}
      text={sectionChoiceWords.mergeText(names)}
      confirmLabel={sectionChoiceWords.merge}
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await onMerge(target)
        onClose()
      }}
      messageOf={messageOf}
    />
  )
}
