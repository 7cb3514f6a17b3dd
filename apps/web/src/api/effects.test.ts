import { boardFollowResource, boardResource, pinResource } from '@pinfold/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { after, afterEach, joinEffects } from './effects.ts'

const tools = { queries: new QueryClient(), rereadPage: () => Promise.resolve() }

test('what follows from a command hears what was asked for and answered, and nothing else of other commands', async () => {
  const heard: unknown[] = []
  const apply = joinEffects([
    after(boardResource.delete, (_, { options, data }) => void heard.push([options.board_id, data])),
    ...afterEach([boardResource.delete, boardFollowResource.create], () => void heard.push('each')),
  ])
  await apply(tools, { endpoint: boardResource.delete, options: { board_id: '7' }, data: null })
  expect(heard).toEqual([['7', null], 'each'])
  await apply(tools, { endpoint: pinResource.delete, options: { id: '1' }, data: null })
  expect(heard).toHaveLength(2)
})

test('whoever waits for what follows waits for the promises that are answered', async () => {
  let isThere = false
  const rereadPage = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    isThere = true
  }
  const apply = joinEffects([...afterEach([boardResource.delete], (given) => given.rereadPage())])
  await apply({ ...tools, rereadPage }, { endpoint: boardResource.delete, options: {}, data: null })
  expect(isThere).toBe(true)
})
