import { colorFamilies } from '../../apps/server/src/modules/media/pictures/color-family.ts'
import { facet } from '../../apps/server/src/modules/discovery/search/facets.ts'
import { weights } from '../../apps/server/src/modules/discovery/search/search-weights.ts'
import { documentOf, searchKey } from '../../apps/server/src/modules/discovery/search/search-words.ts'
import { bucketOf, type Id } from '../../apps/server/src/platform/ids/ids.ts'
import type { MadeBoard } from './boards.ts'
import type { MadePin } from './pins.ts'
import type { pinRow } from './rows.ts'

/**
 * What the product's own job would take into the search of this pin. All pins of a picture say the same here, so only the
 * first public one of each is listed.
 */
export const documentRow = (
  pin: MadePin,
  row: ReturnType<typeof pinRow> | undefined,
  board: MadeBoard | undefined,
  firstId: Id | undefined,
) => ({
  bucket: bucketOf(pin.id),
  kind: 'pin',
  id: pin.id,
  owner_id: row?.pinner_id ?? '0',
  group_id: pin.aggregate.id,
  is_listed: pin.id === firstId,
  name_key: searchKey(row?.title ?? ''),
  words: documentOf(
    [
      [weights.pin.title, row?.title ?? ''],
      [weights.pin.description, row?.description ?? ''],
      [weights.pin.board, board?.privacy === 'public' ? board.name : ''],
    ],
    colorFamilies(row === undefined ? [] : [row.dominant_color]).map(facet.color),
  ),
})
