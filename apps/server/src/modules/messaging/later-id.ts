import { compareIds, type Id, idLater } from '../../platform/ids/ids.ts'

/**
 * The id of a conversation's next message: the drawn one, or one just behind the last message where another process, whose
 * clock is ahead, wrote that. Under the conversation's lock, ids so have the order in which messages are committed.
 */
export const laterId = (drawn: Id, last: Id | null): Id =>
  last === null || compareIds(drawn, last) > 0 ? drawn : idLater(last, 1)
