import { boardResource, boardSectionResource, listPinDrafts } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { PinCreationScreen } from '../../features/pin-creation/index.ts'
import { type SharedThings, takeShared } from '../../entities/media/shared-files.ts'
import type { CreationStart } from '../../features/creation-menu/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/pin-creation.ts'
import { pinHeadWords } from './pin-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data } = await callForPage(args, listPinDrafts, {})
  return { kept: data }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: pinHeadWords.create, isPrivate: true }, matches)
}

/** The board the member came from travels in navigation state. */
export function usePlaceOfOrigin({ boardId, sectionId }: CreationStart) {
  return useQuery({
    queryKey: ['pin-origin', boardId, sectionId],
    enabled: boardId !== undefined,
    queryFn: async ({ signal }) => {
      const [board, section] = await Promise.all([
        call(boardResource.get, { board_id: boardId ?? '' }, { signal }),
        sectionId === undefined ? null : call(boardSectionResource.get, { section_id: sectionId }, { signal }),
      ])
      return { board: board.data, section: section?.data ?? null }
    },
  })
}

/** CN-13: what was shared with the app; undefined while it is looked for. */
function useShared(): SharedThings | null | undefined {
  const isAsked = useSearchParams()[0].has('shared')
  const [shared, setShared] = useState<SharedThings | null>()
  useEffect(() => {
    if (isAsked) takeShared().then(setShared, () => setShared(null))
  }, [isAsked])
  return isAsked ? shared : null
}

export default function PinCreationRoute() {
  const { kept } = useLoaderData<typeof loader>()
  const shared = useShared()
  const given = (useLocation().state as CreationStart | null) ?? {}
  const start = shared ? { ...given, pictures: shared.files, link: shared.link } : given
  const { data, isFetched } = usePlaceOfOrigin(start)
  // A new key once the board is known; the form is empty until then.
  return (
    <PinCreationScreen
      key={`${isFetched ? 'known' : 'open'} ${shared ? 'shared' : ''}`}
      board={data?.board ?? null}
      section={data?.section ?? null}
      kept={kept}
      pictures={(isFetched || start.boardId === undefined) && start.pictures ? start.pictures : NONE}
      link={start.link ?? ''}
    />
  )
}

const NONE: readonly File[] = []
