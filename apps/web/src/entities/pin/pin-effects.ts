import { bulkEditResource, pinResource, repinResource, storyPinResource } from '@pinfold/contract'
import { after, afterEach, type Effect } from '../../api/effects.ts'
import { boardsChanged, sectionsChanged } from '../board/lists/stale-boards.ts'

/** What commands do to pins that were read before, and to the boards they are on. */
export const pinEffects: readonly Effect[] = [
  ...afterEach([pinResource.create, pinResource.delete, repinResource.create, storyPinResource.create], ({ queries }) =>
    boardsChanged(queries),
  ),
  ...afterEach([bulkEditResource.create, bulkEditResource.update, bulkEditResource.delete], ({ queries }) =>
    sectionsChanged(queries),
  ),
  after(pinResource.update, ({ queries, rereadPage }, { options }) => {
    if ('board_id' in options) boardsChanged(queries)
    void rereadPage()
  }),
]
