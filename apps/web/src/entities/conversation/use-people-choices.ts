import {
  advancedTypeaheadResource,
  type Conversation,
  conversationsResource,
  userFollowingResource,
} from '@pinfold/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../api/client.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { conversationName } from './conversation-words.ts'
import { joined, ofMember, ofTypeahead, type Recipient } from './recipients.ts'
import { counted } from '../../ui/format.ts'
import { conversationWords } from './conversation.words.ts'

const MOST = 12

/** A conversation of two is its other person. */
function ofConversation(conversation: Conversation, locale: string): Recipient[] {
  const { id, users, is_group: isGroup } = conversation
  const [first] = users
  if (!first || !conversation.viewer_can.write) return []
  if (!isGroup) return [ofMember(first)]
  const name = conversationName(conversation, locale)
  const detail = conversationWords.people(counted(users.length + 1, locale))
  return [{ kind: 'conversation', id, name, detail, pictureUrl: null }]
}

/** Whom something can be sent to: who was written with last and is followed, or whoever a search finds. */
export function usePeopleChoices(text: string, membersOnly: boolean) {
  const member = useMember()
  const locale = useLocale()
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
      return { recent: recent.data, followed: followed.data.map(ofMember) }
    },
  })
  const isSearch = text.trim() !== ''
  if (isSearch) {
    return { found: ofTypeahead(search.data?.data.items ?? [], member?.id), isLoading: search.isLoading, isSearch }
  }
  const recent = (contacts.data?.recent ?? [])
    .flatMap((conversation) => ofConversation(conversation, locale))
    .filter(({ kind }) => !membersOnly || kind === 'member')
  return { found: joined(recent, contacts.data?.followed ?? [], MOST), isLoading: contacts.isLoading, isSearch }
}
