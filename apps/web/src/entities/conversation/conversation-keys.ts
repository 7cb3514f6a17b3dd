import { conversationsResource } from '@pinfold/contract'

/** Under which both lists of conversations are kept. */
export const conversationsKey = [conversationsResource.get.id] as const

export const conversationKey = (conversationId: string) => ['conversation', conversationId] as const
