import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { pinForSavingQuery } from './pin-for-saving.ts'

afterEach(() => vi.unstubAllGlobals())

/** The pins that are asked for where somebody with so many boards begins to save one. */
async function askedWith(boards: number | undefined): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('location', { pathname: '/', search: '', origin: 'https://pins.example' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams, pathname } = new URL(url, 'https://pins.example')
    const { options } = JSON.parse(searchParams.get('data') ?? '{}') as { options: { id: string } }
    asked.push(`${pathname} ${options.id}`)
    return Promise.resolve(Response.json({ resource_response: { status: 'success', data: { id: options.id } } }))
  })
  const observer = new QueryObserver(new QueryClient(), pinForSavingQuery('12', boards))
  const stop = observer.subscribe(() => undefined)
  // What is enabled is asked for when somebody begins to look, so there is something to wait for, or there never is.
  if (observer.getCurrentResult().fetchStatus === 'fetching') await vi.waitFor(() => expect(asked).not.toEqual([]))
  stop()
  return asked
}

test('VR-20 the pin that is to be saved is fetched while its member has fewer than five boards', async () => {
  for (const few of [0, 1, 4]) expect(await askedWith(few), `${few} boards`).toEqual(['/resource/PinResource/get/ 12'])
  for (const many of [5, 6, 200]) expect(await askedWith(many), `${many} boards`).toEqual([])
  expect(await askedWith(undefined), 'boards that are not known yet').toEqual([])
})
