import type { Board } from '@pinfold/contract'
import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { countOf } from '../../../ui/format.ts'

/** ER-09 */
const MERGE_FAILED = 'Failed to merge boards'

/** ER-09: what the server says, where it says something. */
export const mergeFailureText = (error: unknown): string =>
  error instanceof ApiFailure && error.name !== 'unexpected' ? messageOf(error) : MERGE_FAILED

/** ST-14: the title and text of the alert for boards that others made. */
export const notCreated = { heading: 'Oops!', text: "You can't move this board because you didn't create it." } as const

const opennesses = { secret: 0, protected: 1, public: 2 } as const

type Named = Pick<Board, 'name' | 'privacy' | 'pin_count' | 'section_count'>

/** What a merge did. */
export const mergeDone = (source: Named, target: Pick<Named, 'name'>): string =>
  source.pin_count === 0 && source.section_count === 0
    ? `${source.name} was empty and is gone`
    : `${source.name} is part of ${target.name} now`

/** What a merge does, before it is done. */
export function mergeQuestion(source: Named, target: Named, locale: string): string {
  if (source.pin_count === 0 && source.section_count === 0)
    return `There are no Pins on ${source.name} to move. ${target.name} stays as it is, and ${source.name} will be gone. This can't be undone.`
  const pins = countOf(source.pin_count, 'Pin', 'Pins', locale)
  const what =
    source.section_count === 0 ? pins : `${pins} and ${countOf(source.section_count, 'section', 'sections', locale)}`
  const gone = `${what} of ${source.name} will be on ${target.name}, and ${source.name} will be gone. This can't be undone.`
  const isMoreOpen = opennesses[target.privacy] > opennesses[source.privacy]
  return isMoreOpen ? `${gone} More people can see ${target.name}: it is ${target.privacy}.` : gone
}
