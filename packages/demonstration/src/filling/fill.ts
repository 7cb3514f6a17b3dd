import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { markNewsSeen, userSettingsResource } from '@pinfold/contract'
import { conversations } from '../content/conversations.ts'
import { DEMO_USERNAME, PARTNER_USERNAME, people } from '../content/people.ts'
import { type DemoPlan, wholePlan } from '../plan/plan-stories.ts'
import { DAY } from '../plan/ages.ts'
import { type Calendar, calendarOf } from '../plan/calendar.ts'
import type { CreateStep } from '../plan/steps.ts'
import type { DemonstrationPort } from '../port.ts'
import { bringDrawing, bringPortrait } from './bring-drawing.ts'
import { type DemoMember, enter } from './demo-members.ts'
import { befriend, furnish, putAside } from './furnish.ts'
import { playConversation } from './play-conversation.ts'
import { playCreate, playSocial, type Stage } from './play-step.ts'
import { playStory } from './play-story.ts'
import { demoExperiences } from '../content/experiences.ts'
import { showViews } from './show-views.ts'
import { writeArticles } from './write-articles.ts'

/** Pictures on their way at once; the decoder takes two. */
const AHEAD = 3
const RETRY_MILLISECONDS = 2000

/** Nobody of the demonstration has looked at their news for so long. */
const UNREAD_DAYS = 2

/** What a filling did. */
export interface Filling {
  readonly pins: number
  /** Steps that the product refused, because somebody changed things meanwhile. */
  readonly refused: number
}

/**
 * Fills the product through its own calls and upload pipeline. Starting again within a day goes on where it stopped,
 * because every step is a wish of its own that is granted once. Throws the signal's reason when it is ended.
 */
export async function fill(
  port: DemonstrationPort,
  signal: AbortSignal,
  { startedAt, plan = wholePlan() }: { readonly startedAt: Date; readonly plan?: DemoPlan | undefined },
): Promise<Filling> {
  const members = new Map<string, DemoMember>()
  try {
    return await fillAs(members, port, calendarOf(startedAt), { signal, plan })
  } finally {
    // Also when it was ended: nobody shall find an open session that is not theirs.
    await Promise.allSettled([...members.values()].map((member) => member.leave()))
  }
}

async function fillAs(
  members: Map<string, DemoMember>,
  port: DemonstrationPort,
  momentOf: Calendar,
  { signal, plan }: { readonly signal: AbortSignal; readonly plan: DemoPlan },
): Promise<Filling> {
  let refused = 0
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (port.refusalOf(error) === null) throw error
      refused += 1
      return null
    }
  }
  for (const [number, person] of people.entries()) {
    signal.throwIfAborted()
    const member = await enter(port, momentOf, person, number + 1)
    members.set(person.username, member)
    // Whoever looks around is asked for themself.
    if (person.username !== DEMO_USERNAME)
      await member.call('statistics', userSettingsResource.update, {
        allow_analytic_cookies: true,
        surface_tag: 'demonstration',
      })
  }
  const whoIs = (username: string) => {
    const member = members.get(username)
    if (!member) throw new Error(`nobody is called ${username}`)
    return member
  }
  await port.becomePartner(whoIs(PARTNER_USERNAME).id)
  const boards = await furnish(whoIs, attempt)
  const stage: Stage = { whoIs, boards, pinIds: new Map(), commentIds: new Map(), pinOfScene: new Map() }

  // Pictures come first for whoever looks; people find each other meanwhile.
  await Promise.all([play(), showFaces().then(() => befriend(whoIs, boards, attempt))])
  for (const story of plan.stories) await attempt(() => playStory(port, whoIs, story, signal))
  for (const [number, each] of conversations.entries()) await attempt(() => playConversation(stage, each, number))
  await putAside(whoIs, boards, attempt)
  await attempt(() => writeArticles(port, stage, plan, momentOf))
  await attempt(() => showViews(port, stage, plan, momentOf))
  for (const experience of demoExperiences) await attempt(() => port.showExperience(experience))
  await attempt(() => readNews(port, whoIs(DEMO_USERNAME), momentOf(UNREAD_DAYS * DAY)))
  return { pins: stage.pinIds.size, refused }

  function bring({ pin, pinner, drawing }: CreateStep) {
    return bringDrawing(port, whoIs(pinner), { wish: String(pin), drawing }, signal)
  }

  async function showFaces() {
    for (const username of plan.portraits) await attempt(() => bringPortrait(port, whoIs(username), signal))
  }

  async function play() {
    // Uploads run ahead of the pins that are made of them; `map` keeps their order.
    const turns = Readable.from(plan.turns).map(
      async ({ create, next }) => ({
        create,
        brought: await attempt(() => twice(() => bring(create), signal)),
        next,
      }),
      { concurrency: AHEAD, signal },
    )
    let number = 0
    for await (const { create, brought, next } of turns) {
      if (brought) await attempt(() => playCreate(stage, create, brought))
      for (const step of next) {
        number += 1
        await attempt(() => playSocial(stage, step, number))
      }
    }
  }
}

/** Notes that a member saw all news up to the moment; what came since stays unread. */
const readNews = (port: DemonstrationPort, member: DemoMember, moment: Date) =>
  member.call('news', markNewsSeen, { version: port.firstIdAt(moment) })

/** A full disk or a lost connection may pass; what fails twice fails. */
async function twice<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work()
  } catch {
    await pause(RETRY_MILLISECONDS, undefined, { signal })
    return work()
  }
}
