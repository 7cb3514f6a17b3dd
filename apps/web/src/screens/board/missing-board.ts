import { boardsResource, limits, type User, userResource } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { type CallAnswer, pageContext } from '../loading/server-border.ts'
import { callOrEmpty, isCallFailure } from '../loading/load-page.ts'

interface BoardArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
}

/** What the page of a missing board shows: whose it would be, and boards of theirs. */
export interface MissingBoard {
  readonly user: User
  readonly boards: CallAnswer<typeof boardsResource.get>
}

/**
 * What `load` answers, or what shows in place of a missing board where the viewer may see others of the same member
 * (ER-03). Throws what `load` throws where there is neither. All of a page's calls belong into `load`: a board of which
 * any part is hidden is answered like one that never was.
 */
export async function orOtherBoards<T>(
  args: BoardArgs,
  load: () => Promise<T>,
): Promise<T | { missing: MissingBoard }> {
  try {
    return await load()
  } catch (error) {
    const others = isMissing(error) ? await otherBoards(args) : null
    if (others === null) throw error
    return { missing: others }
  }
}

const isMissing = (error: unknown) => (error as { init?: { status?: number } | null }).init?.status === 404

async function otherBoards({ context, params: { username } }: BoardArgs): Promise<MissingBoard | null> {
  try {
    const { data: user } = await context.get(pageContext).call(userResource.get, { username })
    const boards = await callOrEmpty(context, boardsResource.get, {
      username,
      page_size: limits.boardsScreen.overview,
      include_archived: false,
    })
    return boards.data.length === 0 ? null : { user, boards }
  } catch (error) {
    if (isCallFailure(error)) return null
    throw error
  }
}
