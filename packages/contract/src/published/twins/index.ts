import type { Twin } from '../twin.ts'
import { accountTwins } from './account-twins.ts'
import { boardTwins } from './board-twins.ts'
import { memberTwins } from './member-twins.ts'
import { pinTwins } from './pin-twins.ts'

/** The typed addresses of the resources' calls, by the names that generated clients give them. */
export const twins: Readonly<Record<string, Twin>> = { ...boardTwins, ...pinTwins, ...memberTwins, ...accountTwins }

/** Calls that have no typed address of their own, each with what a new client asks instead. */
export const withoutTwin: Readonly<Record<string, string>> = {
  'BaseSearchResource.get': 'search: the same in an object',
  'BoardFollowResource.create': 'followBoard: it had an address under /v3 before',
  'BoardFollowResource.delete': 'unfollowBoard: the same',
  'BoardRelatedPixieFeedResource.get': 'listBoardIdeas: an older name',
  'BoardsFeedResource.get': 'listBoards: an older name',
  'DeactivateAccountResource.create': 'deactivateAccount: an older name',
  'EmailExistsResource.get': 'registerExists: it had an address under /v3 before',
  'ProfileBoardsResource.get': 'listBoards: another name',
  'RelatedModulesResource.get': 'listRelatedPins: another name',
  'UnifiedCommentsResource.get': 'listComments: another name',
  'UserRegisterTrackActionResource.create': 'nothing: older clients report what is not kept',
  'UserRegisterTrackActionResource.update': 'nothing: the same',
}
