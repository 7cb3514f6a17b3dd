/** What employees do, as the log of acts names it. The admin area has words for each, or it does not compile. */
export const actKinds = [
  'announcement.changed',
  'announcement.withdrawn',
  'announcement.written',
  'article.changed',
  'article.published',
  'article.withdrawn',
  'article.written',
  'block.lifted',
  'block.written',
  'invitation.made',
  'invitation.withdrawn',
  'measure.undone',
  'merchant.declined',
  'merchant.granted',
  'merchant.withdrawn',
  'password.drawn',
  'picture.judged',
  'role.granted',
  'role.revoked',
  'sign-up.changed',
  'takedown.accepted',
  'takedown.kept-removed',
  'takedown.refused',
  'topic.changed',
  'topic.made',
] as const

/** A kind of act that the log may hold. */
export type ActKind = (typeof actKinds)[number]
