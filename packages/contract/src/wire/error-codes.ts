/**
 * Every failure the API can answer: its number on the wire, its HTTP status, and its message.
 * Hidden and missing things share one row each, so that they cannot be told apart.
 */
export const errorTable = {
  invalid_parameters: { code: 1, status: 400, message: 'Some of what was sent cannot be read.' },
  unknown_resource: { code: 2, status: 404, message: 'There is no such resource.' },
  sign_in_required: { code: 3, status: 401, message: 'Log in to continue.' },
  csrf_failed: { code: 4, status: 403, message: 'This page is out of date. Refresh it and try again.' },
  method_not_allowed: { code: 5, status: 405, message: 'This address does not take that method.' },
  rule_broken: { code: 6, status: 422, message: 'Something in the form needs another look.' },
  body_too_large: { code: 7, status: 413, message: 'That is more than we can take at once.' },
  throttled: { code: 8, status: 429, message: 'That was a lot at once. Wait a moment and try again.' },
  overloaded: { code: 9, status: 503, message: 'We are very busy. Try again in a moment.' },
  unexpected: { code: 10, status: 500, message: 'Uh oh! Something went wrong.' },
  bookmark_refused: { code: 11, status: 400, message: 'bookmarks: this bookmark belongs to another list.' },
  in_flight: { code: 12, status: 409, message: 'The same request is still being worked on.' },
  key_reused: { code: 13, status: 422, message: 'Idempotency-Key: this key was used for another request.' },
  page_not_found: { code: 14, status: 404, message: "We couldn't find that page." },
  not_allowed: { code: 29, status: 403, message: 'You are not allowed to do that.' },
  second_factor_required: { code: 28, status: 403, message: 'Confirm with your second factor first.' },
  password_required: { code: 27, status: 403, message: 'Enter your password to go on.' },
  user_not_found: { code: 30, status: 404, message: 'User not found.' },
  email_taken: { code: 31, status: 409, message: 'email: an account with this email exists already.' },
  username_taken: { code: 32, status: 409, message: 'username: this username is taken.' },
  username_reserved: { code: 33, status: 422, message: 'username: this username is reserved.' },
  too_young_for_good: { code: 34, status: 403, message: 'You are too young to have an account.' },
  under_age_of_consent: {
    code: 35,
    status: 403,
    message: 'You are not old enough yet to sign up in your country. We would love to see you when you are.',
  },
  cannot_follow_self: { code: 36, status: 403, message: 'You cannot follow yourself.' },
  cannot_block_self: { code: 37, status: 403, message: 'You cannot block yourself.' },
  board_not_found: { code: 40, status: 404, message: 'Board not found.' },
  board_name_taken: { code: 41, status: 409, message: 'name: you already have a board with this name.' },
  board_archived: { code: 42, status: 409, message: 'This board is archived. Unarchive it to add Pins.' },
  section_not_found: { code: 43, status: 404, message: 'Section not found.' },
  section_name_taken: { code: 44, status: 409, message: 'name: this board already has a section with this name.' },
  section_of_another_board: { code: 45, status: 422, message: 'section_id: this section belongs to another board.' },
  invite_not_found: { code: 46, status: 404, message: 'Invitation not found.' },
  invite_used: { code: 47, status: 409, message: 'This invitation was already answered or taken back.' },
  pin_not_found: { code: 50, status: 404, message: 'Pin not found.' },
  upload_not_found: { code: 60, status: 404, message: 'Upload not found.' },
  upload_used: { code: 61, status: 409, message: 'upload_id: this upload was already used.' },
  upload_not_ready: { code: 62, status: 409, message: 'upload_id: this upload is not ready yet.' },
  invalid_image: { code: 63, status: 422, message: 'Invalid Image' },
  wrong_credentials: { code: 78, status: 401, message: 'The email, username or password you entered is wrong.' },
  session_not_found: { code: 79, status: 404, message: 'Session not found.' },
} as const satisfies Record<string, { code: number; status: number; message: string }>

/** The name of a failure, as the program speaks of it. */
export type ErrorCode = keyof typeof errorTable
