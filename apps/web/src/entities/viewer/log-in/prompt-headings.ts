const headings = {
  general: 'Log in to continue',
  save: 'Log in to save this Pin',
  send: 'Log in to send this Pin',
  edit: 'Log in to edit this Pin',
  follow: 'Log in to follow',
  unfollow: 'Log in to unfollow',
  create: 'Log in to create a Pin or board',
  createBoard: 'Log in to create a board',
  hide: 'Log in to hide this Pin',
  shareProfile: 'Log in to share the profile',
} as const

/** Why somebody is asked to log in; an invitation says whose it is. */
export type PromptReason =
  | keyof typeof headings
  | { readonly invitedBy: string; readonly to?: 'join their board' | 'follow them' }

/** ER-15: what the prompt says above the form. */
export const promptHeading = (reason: PromptReason): string =>
  typeof reason === 'string'
    ? headings[reason]
    : `${reason.invitedBy} invited you to ${reason.to ?? 'join their board'}`
