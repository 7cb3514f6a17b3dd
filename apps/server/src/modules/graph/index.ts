export {
  deleteBoardFollow,
  findBoardFollowersAfter,
  findFollowersOfBoards,
  findFollowedBoardIds,
  findFollowedBoards,
  insertBoardFollow,
} from './board-follows.queries.ts'
export { blockMember, unblockMember } from './commands/block-member.ts'
export { followMember } from './commands/follow-member.ts'
export { unfollowMember } from './commands/unfollow-member.ts'
export { endRelations } from './end-relations.ts'
export { edgePage } from './edge-pages.ts'
export { countRequests, findFollowedBoardEdges, findFollowedMemberIds } from './follow-lists.queries.ts'
export { boardFollowersView, memberWithListsOf } from './follow-lists.view.ts'
export { scheduleGraph } from './graph.jobs.ts'
export { bindGraph } from './graph.routes.ts'
export { createInviteCode, plainCode, readInviteCode } from './invites/invite-code.ts'
export { isInvitedBy } from './invites/use-invite.ts'
export { findFollowersAfter, findFollowersOfMembers, findFollowStates } from './follows.queries.ts'
export {
  canSeeListsOf,
  type CardDeps,
  knowMembers,
  type KnownMember,
  presentMemberCard,
  standingTo,
  sightOf,
} from './member-cards.view.ts'
export { inLockOrder, lockPair } from './pair-locks.ts'
export { canMessage, type ReachFacts } from './messaging.policy.ts'
export { findMentionable } from './mentions/mentionable.queries.ts'
export { presentMentions } from './mentions/present-mentions.ts'
export { resolveMentions } from './mentions/resolve-mentions.ts'
export type { StoredMention } from './mentions/stored-mention.ts'
export { knowReach, type ReachedMember } from './reach.ts'
export { forgetBlocks, type Relation } from './relations.ts'
export { changeTopic, makeTopic } from './topics/edit-topic.ts'
export { findTopicsToEdit, type TopicFacts } from './topics/edited-topics.queries.ts'
export {
  findAllTopics,
  findFollowedTopicEdges,
  findTopics,
  findTopicsFollowedBy,
  findTopicTree,
  type TopicRow,
} from './topics/topics.queries.ts'
export { allTopicsView, findTopic, topicNames, topicsView } from './topics/topics.view.ts'
