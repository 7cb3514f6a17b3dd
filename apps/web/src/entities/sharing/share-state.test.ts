import { expect, test } from 'vitest'
import { nextShareState } from './share-state.ts'

test('ST-03 a follow from an invitation opens an upsell by who follows whom, and then the share menu', () => {
  const mutual = nextShareState('none', { type: 'followed', ownerFollowsViewer: true })
  expect(mutual).toBe('message_upsell')
  expect(nextShareState(mutual, { type: 'go_on' })).toBe('share_menu_post_follow')
  const single = nextShareState('none', { type: 'followed', ownerFollowsViewer: false })
  expect(single).toBe('share_upsell')
  expect(nextShareState(single, { type: 'go_on' })).toBe('share_menu_post_follow')
})

test('ST-03 whatever is open closes, and sharing without a follow opens the menu alone', () => {
  expect(nextShareState('none', { type: 'share' })).toBe('share_menu')
  for (const state of ['share_menu', 'share_menu_post_follow', 'message_upsell', 'share_upsell'] as const)
    expect(nextShareState(state, { type: 'close' })).toBe('none')
  expect(nextShareState('none', { type: 'go_on' })).toBe('none')
})

test('ST-29 a share menu that is open already stays open', () => {
  expect(nextShareState('share_menu', { type: 'share' })).toBe('share_menu')
  expect(nextShareState('share_menu_post_follow', { type: 'share' })).toBe('share_menu_post_follow')
})
