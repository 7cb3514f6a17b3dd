import { slugOf } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { insertTopic, lockTopics, type TopicFacts, updateTopic } from './edited-topics.queries.ts'
import { canPlaceTopic } from './topics.policy.ts'
import { findAllTopics, TOPICS, type TopicRow } from './topics.queries.ts'

interface Said {
  readonly [fact: string]: unknown
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'topic.made': { before: null; after: Said }
    'topic.changed': { before: Said; after: Said }
  }
}

/** Makes a topic; its address comes of its English name. Throws `topic_cannot_be_there`. */
export function makeTopic(deps: WriteDeps, actor: Actor, facts: TopicFacts, reason: string): Promise<Acted<Id>> {
  const id = deps.ids.next(TOPICS)
  return writeAct(deps, actor, 'make-topic', { kind: 'topic.made', ...about(id), reason }, async (tx, ask) => {
    const [held, tree] = await lockTopics(tx)
    const writer = ask(held, canPlaceTopic(tree, null, facts), 'parent_id')
    await insertTopic(writer, { id, slug: freeSlug(facts.names.en, id, tree) }, facts)
    return { before: null, after: said(facts), answer: id }
  })
}

/** Says all that is said of a topic anew; its address stays. Throws `topic_not_found`, `topic_cannot_be_there`, `topic_below_shows`. */
export const changeTopic = (
  deps: WriteDeps,
  actor: Actor,
  { id, facts, reason }: { id: Id; facts: TopicFacts; reason: string },
): Promise<Acted<Id>> =>
  writeAct(deps, actor, 'change-topic', { kind: 'topic.changed', ...about(id), reason }, async (tx, ask) => {
    const [held, tree] = await lockTopics(tx)
    const decision = canPlaceTopic(tree, id, facts)
    const writer = ask(held, decision, fieldOf(decision))
    const [row] = await findAllTopics(tx, [id])
    if (row === undefined) throw new AppError('topic_not_found')
    await updateTopic(writer, id, facts)
    return { before: said(row), after: said(facts), answer: id }
  })

function fieldOf(decision: ReturnType<typeof canPlaceTopic>): string | undefined {
  if (decision.isAllowed) return undefined
  if (decision.code === 'topic_below_shows') return 'is_hidden'
  return decision.code === 'topic_cannot_be_there' ? 'parent_id' : undefined
}

const about = (id: Id) => ({ thing: { type: 'topic', id }, concerned: null })

/** A name in addresses that no other topic has. */
function freeSlug(name: string, id: Id, tree: readonly { slug: string }[]): string {
  const slug = slugOf(name, 'section')
  return tree.some((topic) => topic.slug === slug) ? `${slug}-${id}` : slug
}

const said = (facts: TopicFacts | TopicRow): Said => ({
  ...facts.names,
  ...('name' in facts && { name: facts.name }),
  theme: facts.theme,
  parent_id: facts.parentId,
  synonyms: facts.synonyms,
  is_hidden: facts.isHidden,
  cover_pin_id: facts.coverPinId,
})
