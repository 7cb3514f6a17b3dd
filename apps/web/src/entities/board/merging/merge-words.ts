import type { Board } from '@pinfold/contract'
import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { formatCount } from '../../../ui/format.ts'
import { boardMergingWords } from './board-merging.words.ts'

/** ER-09: what the server says, where it says something. */
export const mergeFailureText = (error: unknown): string =>
  error instanceof ApiFailure && error.name !== 'unexpected' ? messageOf(error) : boardMergingWords.failed

/** ST-14: the title and text of the alert for boards that others made. */
export const notCreated = () => ({ heading: boardMergingWords.notCreatedHeading, text: boardMergingWords.notCreated })

const opennesses = { secret: 0, protected: 1, public: 2 } as const

type Named = Pick<Board, 'name' | 'privacy' | 'pin_count' | 'section_count'>

/** What a merge did. */
export const mergeDone = (source: Named, target: Pick<Named, 'name'>): string =>
  source.pin_count === 0 && source.section_count === 0
    ? boardMergingWords.emptyGone({ source: source.name })
    : boardMergingWords.merged({ source: source.name, target: target.name })

/** What a merge does, before it is done. */
export function mergeQuestion(source: Named, target: Named, locale: string): string {
  const names = { source: source.name, target: target.name }
  if (source.pin_count === 0 && source.section_count === 0) return boardMergingWords.emptyQuestion(names)
  const pins = { pins: source.pin_count, shownPins: formatCount(source.pin_count, locale) }
  const sections = { sections: source.section_count, shownSections: formatCount(source.section_count, locale) }
  const question =
    source.section_count === 0
      ? boardMergingWords.pinsQuestion({ ...names, ...pins })
      : boardMergingWords.pinsAndSectionsQuestion({ ...names, ...pins, ...sections })
  const isMoreOpen = opennesses[target.privacy] > opennesses[source.privacy]
  return isMoreOpen ? boardMergingWords.moreOpen({ question, target: target.name, privacy: target.privacy }) : question
}
