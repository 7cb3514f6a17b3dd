/** Browsers are shared: a draft is its writer's. */
export interface DraftPlace {
  readonly conversationId: string
  readonly memberId: string | undefined
}

const nameOf = ({ conversationId, memberId }: DraftPlace) => `message-draft ${memberId} ${conversationId}`

/** What was being written in a conversation, in this tab. */
export function readDraft(place: DraftPlace): string {
  try {
    return sessionStorage.getItem(nameOf(place)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(place: DraftPlace, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(place))
    else sessionStorage.setItem(nameOf(place), text)
  } catch {
    // Without storage it lives in its field.
  }
}
