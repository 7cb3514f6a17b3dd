import { bulkEditResource, pinResource, repinResource, storyPinResource } from '@pinfold/contract'
import { after, afterEach, type Effect } from '../../api/effects.ts'
import { links } from '../../api/links.ts'
import { learnPin } from './pin-facts.ts'
import { boardsChanged, sectionsChanged } from '../board/lists/stale-boards.ts'

/** What commands do to pins that were read before, and to the boards they are on. */
export const pinEffects: readonly Effect[] = [
  ...afterEach([pinResource.create, pinResource.delete, repinResource.create, storyPinResource.create], ({ queries }) =>
    boardsChanged(queries),
  ),
  ...afterEach([bulkEditResource.create, bulkEditResource.update, bulkEditResource.delete], ({ queries }) =>
    sectionsChanged(queries),
  ),
  after(pinResource.update, ({ queries, rereadPage }, { options, data: pin }) => {
    learnPin(pin)
    const hasMoved = 'board_id' in options
    if (hasMoved) boardsChanged(queries)
    const hasNoPrice = 'price_value' in options && options.price_value === ''
    const isItsPage = location.pathname.replace(/\/?$/, '/') === links.pin(pin.id)
    // It left the wall that shows, or the list of what has a price; or the page is its own, with a title in the window.
    if (hasMoved || isItsPage || hasNoPrice) void rereadPage()
  }),
]
