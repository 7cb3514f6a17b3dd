import {
  advancedTypeaheadResource,
  type Conversation,
  conversationsResource,
  userFollowingResource,
} from '@pinfold/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../api/client.ts'
import { useMember } from '../../api/viewer.ts'
import { conversationName } from './conversation-words.ts'
import { joined, ofMember, ofTypeahead, type Recipient } from './recipients.ts'

const MOST = 12

/** A conversation of two is its other person. */
function ofConversation(conversation: Conversation): Recipient[] {
  const { id, users, is_group: isGroup } = conversation
  const [first] = users
  if (!first || !conversation.viewer_can.write) return []
  if (!isGroup) return [ofMember(first)]
  const detail = `${users.length + 1} people`
  return [{ kind: 'conversation', id, name: conversationName(conversation), detail, pictureUrl: null }]
}

/** Whom something can be sent to: who was written with last and is followed, or whoever a search finds. */
export function usePeopleChoices(text: string, membersOnly: boolean) {
  const member = useMember()
  const term = useDeferredValue(text.trim())
  const search = useQuery({
    queryKey: ['people-choices', term.toLocaleLowerCase()],
    enabled: term !== '',
    queryFn: ({ signal }) => call(advancedTypeaheadResource.get, { term, types: 'user', count: MOST }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const username = member?.username ?? ''
  const contacts = useQuery({
    queryKey: ['contacts', username],
    enabled: username !== '',
    queryFn: async ({ signal }) => {
      const [recent, followed] = await Promise.all([
        call(conversationsResource.get, { page_size: MOST }, { signal }),
        call(userFollowingResource.get, { username, page_size: MOST }, { signal }),
      ])
      return { recent: recent.data.flatMap(ofConversation), followed: followed.data.map(ofMember) }
    },
  })
  const isSearch = text.trim() !== ''
  if (isSearch) {
    return { found: ofTypeahead(search.data?.data.items ?? [], member?.id), isLoading: search.isLoading, isSearch }
  }
  const recent = (contacts.data?.recent ?? []).filter(({ kind }) => !membersOnly || kind === 'member')
  return { found: joined(recent, contacts.data?.followed ?? [], MOST), isLoading: contacts.isLoading, isSearch }
}
