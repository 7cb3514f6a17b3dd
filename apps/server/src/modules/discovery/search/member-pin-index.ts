import type { MemberPinIndex } from '../../pins/index.ts'
import { ofColors, ofTopic } from './facets.ts'
import type { SearchIndex } from './search-index.ts'

/** How lists of a member's pins ask the search index for colours and topics. */
export const createMemberPinIndex = (searchIndex: SearchIndex): MemberPinIndex => ({
  ofColors: (list, colors) => searchIndex.ofMember({ ...list, holds: ofColors(colors) }),
  ofTopic: (list, topicId) => searchIndex.ofMember({ ...list, holds: ofTopic(topicId) }),
})
