import type { Endpoint, OptionsInput } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import type { Gate } from '../../features/administration/index.ts'
import { isCallFailure, pageFailure } from '../loading/load-page.ts'
import { type CallAnswer, pageContext } from '../loading/server-border.ts'

const gates: readonly string[] = ['second_factor_required', 'password_required'] satisfies readonly Gate[]

interface Args {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/** What stands before the area: its frame says so, and shows no page. */
interface Closed {
  readonly gate: Gate
}

/**
 * Calls for a page of the admin area. To whoever is no employee the page is missing; visitors are sent to log in and back.
 */
export async function callForAdmin<E extends Endpoint>(
  { context, url }: Args,
  endpoint: E,
  options: OptionsInput<E>,
): Promise<CallAnswer<E> | Closed> {
  try {
    return await context.get(pageContext).call(endpoint, options)
  } catch (error) {
    if (isCallFailure(error) && gates.includes(error.name)) return { gate: error.name as Gate }
    throw pageFailure(error, url)
  }
}

/** Whether all answers came; while the area is closed none does. */
export const isOpened = <A extends object>(answer: A | Closed): answer is A => !('gate' in answer)
