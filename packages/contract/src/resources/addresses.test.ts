import { expect, test } from 'vitest'
import { publishedOperations } from '../published/index.ts'

const placed = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
const known = new Map(
  publishedOperations.map(({ method, path, endpoint }) => [`${method} ${placed(path)}`, endpoint.options]),
)
const optionsAt = (address: string) => {
  const { shape } = known.get(address) as { shape?: object }
  return Object.keys(shape ?? {})
}

test.each([
  ['CA-01', 'GET /v3/users/profile/pins/clusters/', ['exclude_quick_save_pins', 'max_cluster_limit']],
  ['CA-02', 'GET /v3/users/profile/pins/cluster/{}/feed/', ['fields']],
  ['CA-03', 'GET /v3/users/me/boards/filtered/feed/', ['filter_types']],
  ['CA-04', 'GET /v3/users/me/filtered/pins/', ['flag_filters', 'fields']],
  ['CA-05', 'GET /vx/business_access/profiles/', []],
  ['CA-06', 'GET /v3/boards/{}/', ['fields']],
  ['CA-07', 'POST /v3/users/boards/partial_reorder/', ['board_ids', 'orbac_subject_id']],
  ['CA-08', 'POST /v3/boards/{}/merge/{}/', ['orbac_subject_id']],
  ['CA-09', 'PUT /v3/users/follow/', ['followee_ids']],
  ['CA-10', 'POST /v3/invite_code/{}/redeem/', []],
  ['CA-11', 'POST /v3/invite_code/attribution/land/', ['invite_code']],
  ['CA-12', 'POST /v3/users/me/', []],
  ['CA-12', 'GET /v3/register/exists/', ['email']],
  ['CA-13', 'POST /v3/legal/takedowns/test/', []],
  ['CA-13', 'POST /v3/legal/takedowns/turkey/', []],
  ['CA-13', 'POST /v3/legal/takedowns/dsa/', []],
  ['CA-13', 'POST /v3/legal/takedowns/india/', []],
])('%s is called as %s, with its options', (_id, address, options) => {
  expect(known.has(address)).toBe(true)
  expect(optionsAt(address)).toEqual(expect.arrayContaining(options))
})
