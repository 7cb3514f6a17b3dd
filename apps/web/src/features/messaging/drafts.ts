const nameOf = (conversationId: string) => `message-draft ${conversationId}`

/** What was being written in a conversation, in this tab. */
export function readDraft(conversationId: string): string {
  try {
    return sessionStorage.getItem(nameOf(conversationId)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(conversationId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(conversationId))
    else sessionStorage.setItem(nameOf(conversationId), text)
  } catch {
    // Without storage it lives in its field.
  }
}
