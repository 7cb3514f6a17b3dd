import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { markNewsSeen } from '@pinfold/contract'
import { becomePartner } from '../../modules/accounts/index.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { firstIdAt } from '../../platform/ids/ids.ts'
import { conversations } from '../content/conversations.ts'
import { DEMO_USERNAME, PARTNER_USERNAME, people } from '../content/people.ts'
import { type DemoPlan, wholePlan } from '../plan/plan-stories.ts'
import { DAY } from '../plan/ages.ts'
import { calendarOf } from '../plan/calendar.ts'
import type { CreateStep } from '../plan/steps.ts'
import { type BringDeps, bringDrawing, bringPortrait } from './bring-drawing.ts'
import { type DatedDeps, type DemoMember, type DemoMembersDeps, enter } from './demo-members.ts'
import { befriend, furnish, putAside } from './furnish.ts'
import { playConversation } from './play-conversation.ts'
import { playCreate, playSocial, type Stage } from './play-step.ts'
import { playStory } from './play-story.ts'

export type FillDeps = BringDeps & DemoMembersDeps

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
  deps: FillDeps,
  signal: AbortSignal,
  { startedAt, plan = wholePlan() }: { readonly startedAt: Date; readonly plan?: DemoPlan | undefined },
): Promise<Filling> {
  const members = new Map<string, DemoMember>()
  try {
    return await fillAs(members, { ...deps, momentOf: calendarOf(startedAt) }, signal, plan)
  } finally {
    // Also when it was ended: nobody shall find an open session that is not theirs.
    await Promise.allSettled([...members.values()].map((member) => member.leave()))
  }
}

async function fillAs(
  members: Map<string, DemoMember>,
  deps: FillDeps & DatedDeps,
  signal: AbortSignal,
  plan: DemoPlan,
): Promise<Filling> {
  let refused = 0
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused += 1
      return null
    }
  }
  for (const [number, person] of people.entries()) {
    signal.throwIfAborted()
    members.set(person.username, await enter(deps, person, number + 1))
  }
  const whoIs = (username: string) => {
    const member = members.get(username)
    if (!member) throw new Error(`nobody is called ${username}`)
    return member
  }
  await becomePartner(deps, whoIs(PARTNER_USERNAME).id)
  const boards = await furnish(whoIs, attempt)
  const stage: Stage = { whoIs, boards, pinIds: new Map(), commentIds: new Map(), pinOfScene: new Map() }

  // Pictures come first for whoever looks; people find each other meanwhile.
  await Promise.all([play(), showFaces().then(() => befriend(whoIs, boards, attempt))])
  for (const story of plan.stories) await attempt(() => playStory(deps, whoIs, story, signal))
  for (const [number, each] of conversations.entries()) await attempt(() => playConversation(stage, each, number))
  await putAside(whoIs, boards, attempt)
  await attempt(() => readNews(whoIs(DEMO_USERNAME), deps.momentOf(UNREAD_DAYS * DAY)))
  return { pins: stage.pinIds.size, refused }

  function bring({ pin, pinner, drawing }: CreateStep) {
    return bringDrawing(deps, whoIs(pinner), { wish: String(pin), drawing }, signal)
  }

  async function showFaces() {
    for (const username of plan.portraits) await attempt(() => bringPortrait(deps, whoIs(username), signal))
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

/** Leaves to be read what came since. */
const readNews = (member: DemoMember, moment: Date) => member.call('news', markNewsSeen, { version: firstIdAt(moment) })

/** A full disk or a lost connection may pass; what fails twice fails. */
async function twice<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work()
  } catch {
    await pause(RETRY_MILLISECONDS, undefined, { signal })
    return work()
  }
}
