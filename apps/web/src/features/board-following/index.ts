export { BoardFollowButton } from './board-follow-button.tsx'
export { BoardFollowers } from './board-followers.tsx'
