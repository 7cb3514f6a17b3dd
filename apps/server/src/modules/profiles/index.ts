export { lockOwnedBoards } from './commands/change-profile-privacy.ts'
export { withholdMember } from './commands/withhold-member.ts'
export { findProfileShowing, picturesOfProfile, showVeilsOnProfiles } from './veils/show-profile-veils.ts'
export { bindProfiles } from './profiles.routes.ts'
