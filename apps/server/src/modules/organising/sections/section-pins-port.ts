import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { CardDeps } from '../../graph/index.ts'
import { sectionCovers } from '../../pins/index.ts'
import type { SectionPins } from '../../sections/index.ts'
import { joinSection } from './join-section.ts'
import { emptySection, putIntoSection } from './move-section-pins.ts'

/** How sections reach the pins in them. */
export const createSectionPins = (deps: WriteDeps & CardDeps): SectionPins => ({
  covers: (viewer, board, sectionIds, limit) => sectionCovers(deps, viewer, board, sectionIds, limit),
  putInto: (writer, actorId, section, pinIds) => putIntoSection(deps, writer, actorId, section, pinIds),
  empty: (writer, actorId, section) => emptySection(deps, writer, actorId, section),
  join: (writer, actorId, section, toId) => joinSection(deps, writer, actorId, section, toId),
})
