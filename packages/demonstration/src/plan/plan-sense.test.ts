import { describe, expect, test } from 'vitest'
import { demoBoards } from '../content/boards.ts'
import { people } from '../content/people.ts'
import { allTalk } from '../content/talk/all-talk.ts'
import { draw } from '../drawings/index.ts'
import { archivedAge, DAY, joinedAge, madeAge } from './ages.ts'
import { buildPlan } from './build-plan.ts'
import { MOST_SAID } from './plan-talk.ts'
import type { SocialStep } from './steps.ts'

const plan = buildPlan()
const creates = plan.map(({ create }) => create)
const steps = plan.flatMap(({ create, next }) => [create, ...next])
const social = plan.flatMap(({ next }) => next)
const said = social.flatMap((step) => ('author' in step ? [step] : []))
const actorOf = (step: SocialStep) => ('pinner' in step ? step.pinner : 'author' in step ? step.author : step.member)

describe('OP-01 the dates of the demonstration', () => {
  test('reach from two years to minutes ago, more and more of them', () => {
    const ages = steps.map(({ age }) => age)
    expect(ages).toEqual(ages.toSorted((one, other) => other - one))
    expect(ages[0]).toBeGreaterThan(700 * DAY)
    expect(ages.at(-1)).toBeLessThan(60)
    expect(ages.at(-1)).toBeGreaterThan(0)
    const lastYear = ages.filter((age) => age < 365 * DAY).length
    expect(lastYear).toBeGreaterThan(ages.length * 0.6)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 7],
      [30, 60],
      [90, 180],
      [365, 500],
      [600, 730],
    ] as const)
      expect(
        ages.some((age) => age >= from * DAY && age < to * DAY),
        `${from} to ${to} days`,
      ).toBe(true)
  })

  test('nobody does anything before they joined, nor to a pin before it is there', () => {
    for (const { create } of plan) expect(joinedAge(create.pinner)).toBeGreaterThan(create.age)
    const made = new Map(creates.map(({ pin, age }) => [pin, age]))
    for (const step of social) {
      expect(joinedAge(actorOf(step)), actorOf(step)).toBeGreaterThan(step.age)
      expect(made.get(step.pin)).toBeGreaterThan(step.age)
    }
  })

  test('a comment is older than its answers and likes', () => {
    const first = new Map<number, number>()
    for (const step of social) {
      if (step.do === 'comment') first.set(step.comment, step.age)
      if (step.do === 'answer' || step.do === 'like') expect(first.get(step.comment)).toBeGreaterThan(step.age)
    }
  })

  test('boards are made after their owners joined and before their pins, and none is filled once it is put aside', () => {
    for (const [place, board] of demoBoards.entries()) expect(joinedAge(board.owner)).toBeGreaterThan(madeAge(place))
    for (const step of steps) {
      if (!('board' in step)) continue
      expect(madeAge(step.board)).toBeGreaterThan(step.age)
      expect(archivedAge(step.board) ?? -1).toBeLessThan(step.age)
    }
  })

  test('members came over all of the two years', () => {
    const ages = people.map(({ username }) => joinedAge(username))
    expect(Math.max(...ages)).toBeGreaterThan(700 * DAY)
    expect(Math.min(...ages)).toBeLessThan(60 * DAY)
  })
})

describe('OP-01 what is said in the demonstration', () => {
  test('is said once, under a picture of what it is about', () => {
    const texts = said.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    for (const { pin, text } of said) {
      const scene = creates[pin]?.scene ?? ''
      expect(allTalk[scene]?.threads.flat(), text).toContain(text)
    }
  })

  test('comes from several voices, and nobody comments under a pin twice', () => {
    const voices = new Set(said.map(({ author }) => author))
    expect(voices.size).toBeGreaterThan(25)
    for (const voice of voices)
      expect(said.filter(({ author }) => author === voice).length, voice).toBeLessThanOrEqual(MOST_SAID)
    for (const { pin, pinner } of creates) {
      const authors = said.flatMap((step) => (step.pin === pin && step.author !== pinner ? [step.author] : []))
      expect(new Set(authors).size).toBe(authors.length)
    }
  })

  test('no two notes of who tried a thing are the same under a pin', () => {
    for (const { pin } of creates) {
      const notes = social.flatMap((step) => (step.do === 'try' && step.pin === pin ? [step.note] : []))
      expect(new Set(notes).size).toBe(notes.length)
    }
  })

  test('descriptions stand once and belong to the scene', () => {
    const described = creates.filter(({ description }) => description !== '')
    expect(new Set(described.map(({ description }) => description)).size).toBe(described.length)
    expect(described.length).toBeGreaterThan(creates.length * 0.7)
    for (const { scene, description } of described) expect(allTalk[scene]?.descriptions).toContain(description)
  })
})

describe('OP-01 the boards of the demonstration', () => {
  const filled = steps.flatMap((step) => ('board' in step ? [step] : []))
  const sceneOf = (pin: number) => creates[pin]?.scene ?? ''

  test('hold pictures of what they are about, in the section that they belong to', () => {
    for (const { board: place, section, pin } of filled) {
      const board = demoBoards[place]
      expect(board?.scenes, board?.name).toContain(sceneOf(pin))
      if (section !== null)
        expect(board?.sections.find(({ title }) => title === section)?.scenes).toContain(sceneOf(pin))
    }
  })

  test('show no picture twice, and no scene next to itself', () => {
    for (const [place, board] of demoBoards.entries()) {
      const pins = filled.flatMap((step) => (step.board === place ? [step.pin] : []))
      expect(new Set(pins).size, board.name).toBe(pins.length)
      const repeats = pins.filter((pin, at) => at > 0 && sceneOf(pin) === sceneOf(pins[at - 1] ?? -1))
      expect(repeats, board.name).toEqual([])
    }
  })

  test('every section of a board is of scenes that are on it', () => {
    for (const { name, scenes, sections } of demoBoards)
      for (const section of sections) expect(scenes, name).toEqual(expect.arrayContaining([...section.scenes]))
  })

  test('new pictures differ in family and title from those around them', () => {
    for (const [place, { drawing }] of creates.entries())
      for (const other of creates.slice(place + 1, place + 4)) expect(other.drawing.family).not.toBe(drawing.family)
    const titles = creates.map(({ drawing }) => draw(drawing.family, drawing.index).name)
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at)
    expect(twice).toEqual([])
  })
})
