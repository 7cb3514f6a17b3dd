import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom, type SaveGraph } from '../../apps/server/src/modules/recommender/index.ts'
import { askRecommender } from '../../apps/server/src/modules/recommender/ask-recommender.ts'
import { serveWalks } from '../../apps/server/src/modules/recommender/serve-walks.ts'
import { createWalkAnswers } from '../../apps/server/src/modules/recommender/walk-answers.ts'
import { ascending, percentile } from '../report/percentiles.ts'

/** As many as are kept. */
const KEPT = 2000
const ANSWERS = 10_000
const NEW_ANSWERS = 500
/** As many as a web process asks at once. */
const AT_ONCE = 8
/** As "more like this" asks, and as what is made ahead for home does. */
const OF_A_PICTURE = { queries: 1, wanted: 120 }
const OF_A_MEMBER = { queries: 30, wanted: 120 }
const TOKEN = 'bench'
const PATIENCE = 60_000

/**
 * Says how many questions are answered a second at the recommender's socket, as it is asked by pages and jobs: by walks that
 * are kept, and by new ones. Who asks and who answers share one thread.
 */
export async function measureAnswers(graph: SaveGraph, say: (line: string) => void): Promise<void> {
  const answers = createWalkAnswers(graph)
  const place = { path: join(tmpdir(), `pinfold-answers-${process.pid}.sock`) }
  const server = await serveWalks({
    graph: { answers: () => answers, built: Promise.resolve(), noteChange: () => undefined, end: () => undefined },
    place,
    token: TOKEN,
    looks: null,
    rate: null,
    onError: (error) => say(`recommend: ${String(error)}`),
  })
  const recommender = askRecommender(place, TOKEN, { isLooking: false, isRating: false, patienceOfPages: 200 })
  const random = seededRandom(3)
  const pictures = Array.from({ length: KEPT + NEW_ANSWERS }, () => Math.floor(random() * graph.size.pictures))
  const [known, unknown] = [pictures.slice(0, KEPT), pictures.slice(KEPT)]

  async function ask(some: readonly number[], wanted: number): Promise<number> {
    const begun = performance.now()
    const queries = some.map((picture) => ({ id: String(graph.pictureIds[picture]), weight: 1 }))
    const found = await recommender.alike({ queries, leaveOut: [], wanted }, PATIENCE)
    if (found.length === 0) throw new Error('the recommender answers nothing')
    return performance.now() - begun
  }

  /** Asks all of them, some at once. */
  async function askAll(name: string, questions: readonly (readonly number[])[], wanted: number): Promise<void> {
    const times: number[] = []
    let next = 0
    const askNext = async () => {
      for (let question = questions[next++]; question !== undefined; question = questions[next++])
        times.push(await ask(question, wanted))
    }
    const processor = process.cpuUsage()
    const begun = performance.now()
    await Promise.all(Array.from({ length: AT_ONCE }, askNext))
    const perSecond = (questions.length * 1000) / (performance.now() - begun)
    const { user, system } = process.cpuUsage(processor)
    const sorted = ascending(times)
    say(
      `recommend, ${name}, ${AT_ONCE} at once at the socket: ${perSecond.toFixed(0)} answers a second, ` +
        `median ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms; ` +
        `${((user + system) / 1000 / questions.length).toFixed(2)} CPU ms each, asking included`,
    )
  }

  const anyKnown = () => known[Math.floor(random() * known.length)] ?? 0
  const drawn = (count: number, queries: number) =>
    Array.from({ length: count }, () => Array.from({ length: queries }, anyKnown))
  try {
    for (const picture of known) await ask([picture], 1)
    await askAll('kept walks of a picture', drawn(ANSWERS, OF_A_PICTURE.queries), OF_A_PICTURE.wanted)
    await askAll('kept walks of 30 pictures', drawn(ANSWERS / 10, OF_A_MEMBER.queries), OF_A_MEMBER.wanted)
    await askAll(
      'new walks of a picture, as served',
      unknown.map((picture) => [picture]),
      OF_A_PICTURE.wanted,
    )
  } finally {
    recommender.close()
    await server.stop()
  }
}
