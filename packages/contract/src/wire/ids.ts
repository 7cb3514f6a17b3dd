declare const kind: unique symbol

/**
 * An id of one kind of thing. Words from outside, which say nothing of a kind, are taken for any; the id of another kind is
 * not: the compiler refuses a board's where a pin's is wanted. At run time it is the text that it was.
 */
type IdOf<Kind extends string> = string & { readonly [kind]?: Kind }

export type MemberId = IdOf<'member'>
export type BoardId = IdOf<'board'>
export type SectionId = IdOf<'section'>
export type PinId = IdOf<'pin'>
export type CommentId = IdOf<'comment'>
export type ConversationId = IdOf<'conversation'>
export type MessageId = IdOf<'message'>
