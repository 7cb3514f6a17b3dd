import type { Board } from '@pinfold/contract'

/** A secret board shows its invitees the invitation, and nothing of what is saved there. */
export const isInvitationOnly = ({ privacy, is_invited: isInvited }: Board): boolean =>
  privacy === 'secret' && isInvited === true
