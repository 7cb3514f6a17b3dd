import type { Conversation } from '@pinfold/contract'
import { useEntity } from '../../api/entities.ts'

/** A conversation of a page or a list, as the viewer's last change of it left it. */
export const useConversation = (conversation: Conversation): Conversation => useEntity('conversation', conversation)
