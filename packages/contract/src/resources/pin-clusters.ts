import { z } from 'zod'
import { pinCluster } from '../entities/pin-cluster.ts'
import { pin } from '../entities/pin.ts'
import { limits } from '../limits.ts'
import { endpoint, pagedQuery, query } from '../wire/endpoint.ts'
import { bookmarks, flag, id, pageSize } from '../wire/scalars.ts'
import { fieldChoice } from './option-schemas.ts'

const MOST_CLUSTERS = 10

/** What of the viewer's boardless pins could become boards. */
export const pinClusters = endpoint(
  'GET',
  '/v3/users/profile/pins/clusters/',
  query({
    summary: 'Board suggestions: groups of boardless pins, named by what they share.',
    facts: { token: 'pins', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what of the viewer’s boardless pins belongs together',
    access: 'member',
    options: z.object({
      /** Leaves out what was saved of others without a board. */
      exclude_quick_save_pins: flag.default(false),
      max_cluster_limit: pageSize(MOST_CLUSTERS, MOST_CLUSTERS),
      ...fieldChoice,
    }),
    reply: z.array(pinCluster),
  }),
)

/** The pins of one suggestion. */
export const pinClusterFeed = endpoint(
  'GET',
  '/v3/users/profile/pins/cluster/{id}/feed/',
  pagedQuery({
    summary: 'The pins of a board suggestion, newest first.',
    facts: { token: 'pins', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: others’ are missing; test/discovery tries them',
    access: 'member',
    options: z.object({ id, bookmarks, page_size: pageSize(limits.page.usual, limits.page.most), ...fieldChoice }),
    reply: z.array(pin),
  }),
)
