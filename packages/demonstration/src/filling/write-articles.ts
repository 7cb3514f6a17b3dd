import type { DemoArticle } from '../content/articles.ts'
import { demoArticles } from '../content/articles.ts'
import type { DemoPlan } from '../plan/plan-stories.ts'
import { demoBoards } from '../content/boards.ts'
import { DAY } from '../plan/ages.ts'
import type { Calendar } from '../plan/calendar.ts'
import type { DemonstrationPort } from '../port.ts'
import type { Stage } from './play-step.ts'

/** Pins of a wall, and of each scene of it. */
const MOST_PINS = 36
const MOST_OF_A_SCENE = 9

/** Writes the articles whose walls have something on them. Those that are there already stay as they are. */
export async function writeArticles(
  port: DemonstrationPort,
  stage: Pick<Stage, 'boards' | 'pinIds'>,
  plan: DemoPlan,
  momentOf: Calendar,
): Promise<void> {
  for (const { wall, daysAgo, isShop = false, ...words } of demoArticles) {
    const thingIds = 'scenes' in wall ? pinsOf(stage, plan, wall.scenes.split(' ')) : boardsOf(stage, wall.boards)
    if (thingIds.length === 0) continue
    const publishAt = momentOf(daysAgo * DAY)
    await port.writeArticle({ ...words, isShop, wall: wallOf(wall), thingIds, publishAt })
  }
}

const wallOf = (wall: DemoArticle['wall']) => ('scenes' in wall ? 'pins' : 'boards')

/** One pin of each scene in turn, so that no kind stands alone. */
function pinsOf({ pinIds }: Pick<Stage, 'pinIds'>, plan: DemoPlan, scenes: readonly string[]): string[] {
  const open = plan.turns.map(({ create }) => create).filter(({ board }) => demoBoards[board]?.privacy === 'public')
  const lists = scenes.map((wanted) =>
    open
      .filter(({ scene }) => scene === wanted)
      .flatMap(({ pin }) => pinIds.get(pin) ?? [])
      .slice(0, MOST_OF_A_SCENE),
  )
  return Array.from({ length: MOST_OF_A_SCENE }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, MOST_PINS)
}

const boardsOf = ({ boards }: Pick<Stage, 'boards'>, names: readonly string[]): string[] =>
  names.flatMap(
    (name) => boards.find((board) => board?.plan.name === name && board.plan.privacy === 'public')?.id ?? [],
  )
