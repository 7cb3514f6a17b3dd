import { conversationsResource } from '@pinfold/contract'

/** The key under which both lists of conversations are kept. */
export const conversationsKey = [conversationsResource.get.id] as const

export const conversationKey = (conversationId: string) => ['conversation', conversationId] as const
