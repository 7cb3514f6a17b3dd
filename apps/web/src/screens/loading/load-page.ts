import { type Endpoint, type OptionsInput, type ReplyOf, errorTable } from '@pinfold/contract'
import { type RouterContextProvider, data, redirect } from 'react-router'
import { links } from '../../api/links.ts'
import { type CallAnswer, type CallFailure, pageContext } from './server-border.ts'

type Context = Readonly<RouterContextProvider>

/** Whether something thrown is a refused call. */
export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof Error && error.name in errorTable && 'status' in error
}

/** What every failing page throws: missing and hidden things are one and the same. */
export const notFound = () => data(null, { status: 404 })

/** Calls for a page: what is missing or hidden becomes the 404 page, what needs a member the log-in page. */
export async function callForPage<E extends Endpoint>(
  { context, url }: { context: Context; url: URL },
  endpoint: E,
  options: OptionsInput<E>,
): Promise<CallAnswer<E>> {
  try {
    return await context.get(pageContext).call(endpoint, options)
  } catch (error) {
    throw pageFailure(error, url)
  }
}

/** What a page throws where a call of its was refused. */
export function pageFailure(error: unknown, url: URL): unknown {
  if (!isCallFailure(error)) return error
  if (error.status === 401) return redirect(links.login(pathOf(url)))
  // An address that cannot be read names nothing.
  if ([400, 404, 422].includes(error.status)) return notFound()
  return data({ message: error.message }, { status: error.status })
}

/** A list for a page that shows without it where the viewer may not see it. */
export async function callOrEmpty<E extends Endpoint>(
  context: Context,
  endpoint: ReplyOf<E> extends readonly unknown[] ? E : never,
  options: OptionsInput<E>,
): Promise<CallAnswer<E>> {
  try {
    return await context.get(pageContext).call<E>(endpoint, options)
  } catch (error) {
    if (isCallFailure(error) && [403, 404].includes(error.status)) return { data: [] as unknown as ReplyOf<E> }
    throw error
  }
}

/** Sends signed-out visitors to the log-in page and back. */
export function requireMember({ context, url }: { context: Context; url: URL }): void {
  if (!context.get(pageContext).viewer.isAuth) throw redirect(links.login(pathOf(url)))
}

/** Path and query of the page asked for. */
const pathOf = (url: URL) => `${url.pathname}${url.search}`
