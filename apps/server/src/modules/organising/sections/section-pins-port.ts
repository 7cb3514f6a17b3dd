import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { CardDeps } from '../../graph/index.ts'
import { sectionCovers } from '../../pins/index.ts'
import type { SectionPins } from '../../sections/index.ts'
import { joinSection } from './join-section.ts'
import { emptySection, putIntoSection } from './move-section-pins.ts'

/** How sections reach the pins in them. */
export const createSectionPins = (deps: WriteDeps & CardDeps): SectionPins => ({
  covers: (viewer, board, sectionIds, limit) => sectionCovers(deps, viewer, board, sectionIds, limit),
  putInto: (tx, actorId, section, pinIds) => putIntoSection(deps, tx, actorId, section, pinIds),
  empty: (tx, actorId, section) => emptySection(deps, tx, actorId, section),
  join: (tx, actorId, section, toId) => joinSection(deps, tx, actorId, section, toId),
})
