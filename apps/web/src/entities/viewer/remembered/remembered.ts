import { userStateResource } from '@pinfold/contract'
import { call } from '../../../api/client.ts'

/** What the pages remember of the member under a name; undefined for nothing. */
export async function remembered(state: string): Promise<string | undefined> {
  const { data } = await call(userStateResource.get, { state })
  return data[state]
}

/** Remembers it. Where that fails the member may see something once more, which is no reason to disturb them. */
export async function remember(state: string, value: string): Promise<void> {
  await call(userStateResource.create, { state, value }).catch(() => undefined)
}
