import { buildPlan, demoBoards, drawnWords } from '@pinfold/demonstration/plan'
import { createTopicFinder, type NamedTopic, type SaidOfPin } from '../../src/modules/discovery/topics/topic-finder.ts'
import { labelledScenes } from './labelled-scenes.ts'

const SAMPLE = 300

/** A pin of the demonstration whose first topic is not what a person says. */
interface Miss {
  readonly scene: string
  readonly said: SaidOfPin
  readonly found: string | undefined
}

/** How many of the first 300 pins that everybody sees get a first topic that a person finds right. */
export function measureTopics(tree: readonly (NamedTopic & { readonly slug: string })[]): {
  pins: number
  right: number
  misses: Miss[]
} {
  const find = createTopicFinder(tree)
  const slugOf = new Map(tree.map(({ id, slug }) => [id, slug]))
  const turns = buildPlan()
  const nameOf = (place: number) => {
    const board = demoBoards[place]
    return board?.privacy === 'public' ? [board.name] : []
  }
  const savedTo = new Map<number, string[]>()
  for (const step of turns.flatMap(({ next }) => next))
    if (step.do === 'save') savedTo.set(step.pin, [...(savedTo.get(step.pin) ?? []), ...nameOf(step.board)])
  const sample = turns
    .map(({ create }) => create)
    .filter(({ board }) => demoBoards[board]?.privacy === 'public')
    .slice(0, SAMPLE)
  const misses = sample.flatMap(({ pin, scene, board, drawing, description }): Miss[] => {
    const { name, alt } = drawnWords(drawing.family, drawing.index)
    const boards = [...new Set([...nameOf(board), ...(savedTo.get(pin) ?? [])])]
    const said = { title: name, altText: alt, description, site: '', boards }
    const found = slugOf.get(find(said)[0]?.topicId ?? '')
    return found !== undefined && labelledScenes[scene]?.split(' ').includes(found) ? [] : [{ scene, said, found }]
  })
  return { pins: sample.length, right: sample.length - misses.length, misses }
}
