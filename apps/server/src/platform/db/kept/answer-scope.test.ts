import { expect, test } from 'vitest'
import { beginAnswer, beginPart, hearOnce, writing } from './answer-scope.ts'

function listener() {
  const heard = { times: 0 }
  const hear = async () => {
    heard.times += 1
    return true
  }
  return { heard, hear }
}

test('a part of an answer asks for nothing that was heard for the whole', async () => {
  const { heard, hear } = listener()
  const inAnswer = beginAnswer()
  await inAnswer(() => hearOnce(hear))
  await inAnswer(async () => {
    const inPart = beginPart()
    await inPart(() => hearOnce(hear))
    await inPart(() => hearOnce(hear))
  })
  expect(heard.times).toBe(1)
})

test('a part of what writes, and a part of nothing, ask for themselves', async () => {
  const { heard, hear } = listener()
  await beginPart()(() => hearOnce(hear))
  await writing(async () => {
    await hearOnce(hear)
    await beginPart()(() => hearOnce(hear))
  })
  expect(heard.times).toBe(3)
})
