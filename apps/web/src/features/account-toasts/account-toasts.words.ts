import { defineWords } from '@pinfold/words'

/** ER-14: what happened to an account, with and without its name. */
export const accountToastWords = defineWords('account-toasts', {
  deleted: "Your account has been deleted. We're sad to see you go",
  deletionMailed: 'An email has been sent with final steps to delete your account',
  deletionMailedNamed: 'An email has been sent with final steps to delete your account, {name}',
  deletionMailedOfMany: 'An email has been sent with final steps to delete your account and its linked accounts',
  deletionMailedOfManyNamed:
    'An email has been sent with final steps to delete your account, {name}, and its linked accounts',
  deactivated: 'The account has been deactivated',
  deactivatedNamed: 'The account, {name}, has been deactivated',
  deactivatedMany: 'The account and its associated linked accounts have been deactivated',
  deactivatedManyNamed: 'The account, {name}, and its associated linked accounts have been deactivated',
  unlinked: "Success! You've unlinked this business account.",
  unlinkedNamed: "Success! You've unlinked this business account. You are currently in {name}.",
  switched: "You've switched into and are currently in the account",
  switchedNamed: "You've switched into and are currently in the account {name}",
})
