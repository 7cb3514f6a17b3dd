import { describe, expect, test } from 'vitest'
import { demoBoards } from '../content/boards.ts'
import { PARTNER_USERNAME, people, PRIVATE_USERNAME } from '../content/people.ts'
import { families } from '../drawings/index.ts'
import { buildPlan } from './build-plan.ts'
import { planStories } from './plan-stories.ts'

const plan = buildPlan()
const steps = plan.flatMap(({ create, next }) => [create, ...next])
const count = (kind: (typeof steps)[number]['do']) => steps.filter((step) => step.do === kind).length

describe('OP-01 the plan of the demonstration', () => {
  test('has as much as a newcomer was promised', () => {
    expect(people.length).toBeGreaterThanOrEqual(30)
    expect(demoBoards.length).toBeGreaterThanOrEqual(150)
    expect(demoBoards.filter(({ sections }) => sections.length > 0).length).toBeGreaterThan(30)
    expect(count('create')).toBeGreaterThanOrEqual(400)
    expect(count('create') + count('save')).toBeGreaterThanOrEqual(1500)
    expect(count('comment')).toBeGreaterThan(150)
    expect(count('answer')).toBeGreaterThan(40)
    expect(count('react')).toBeGreaterThan(400)
    expect(count('try')).toBeGreaterThan(20)
  })

  test('has private things of every kind', () => {
    expect(demoBoards.some(({ privacy }) => privacy === 'secret')).toBe(true)
    expect(demoBoards.some(({ privacy }) => privacy === 'protected')).toBe(true)
    expect(demoBoards.some(({ isArchived }) => isArchived)).toBe(true)
    expect(demoBoards.some(({ collaborators }) => collaborators.length > 0)).toBe(true)
    expect(demoBoards.some(({ owner }) => owner === PRIVATE_USERNAME)).toBe(true)
  })

  test('is the same every time', () => expect(buildPlan()).toEqual(plan))

  test('draws every picture once, and only families that exist', () => {
    const drawn = plan.map(({ create }) => `${create.drawing.family} ${create.drawing.index}`)
    expect(new Set(drawn).size).toBe(drawn.length)
    const known = new Set(families.flatMap(({ scenes }) => scenes))
    const named = demoBoards.flatMap(({ scenes, sections }) => [...scenes, ...sections.flatMap((each) => each.scenes)])
    expect(named.filter((scene) => !known.has(scene))).toEqual([])
  })

  test('its stories show drawings that no pin shows, and the pottery sells what it makes', () => {
    const drawn = new Set(plan.map(({ create }) => `${create.drawing.family} ${create.drawing.index}`))
    const stories = planStories(plan)
    expect(stories.length).toBeGreaterThan(4)
    const pages = stories.flatMap(({ drawings }) => drawings.map(({ family, index }) => `${family} ${index}`))
    expect(pages.filter((page, place) => drawn.has(page) || pages.indexOf(page) !== place)).toEqual([])
    const sold = plan.filter(({ create }) => create.price !== null)
    expect(sold.length).toBeGreaterThan(5)
    expect(new Set(sold.map(({ create }) => create.pinner))).toEqual(new Set([PARTNER_USERNAME]))
  })

  test('gives every board something, and names owners and collaborators that exist', () => {
    const names = new Set(people.map(({ username }) => username))
    const filled = new Set(steps.flatMap((step) => ('board' in step ? [step.board] : [])))
    for (const [place, board] of demoBoards.entries()) {
      expect(filled.has(place), board.name).toBe(true)
      for (const name of [board.owner, ...board.collaborators]) expect(names.has(name), name).toBe(true)
    }
  })

  test('nothing is used before it is there', () => {
    const pins = new Set<number>()
    const comments = new Set<number>()
    for (const step of steps) {
      if (step.do === 'create') pins.add(step.pin)
      else expect(pins.has(step.pin)).toBe(true)
      if (step.do === 'comment') comments.add(step.comment)
      if (step.do === 'answer' || step.do === 'like') expect(comments.has(step.comment)).toBe(true)
    }
  })
})
