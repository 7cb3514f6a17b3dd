/** PS-03 */
export const PRIVATE_HEADING = 'This profile is private'
export const PRIVATE_TEXT =
  'Only approved followers can view their profile, Pins, boards, followers and following lists'
