import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts'
import type { CoveredRow, Subject } from './covered-row.ts'
import { type Actor, actors, type Cell, expectedCell, isStandIn, readMatrix, rowName } from './matrix.ts'
import { expectCell, type Probe } from './probe.ts'
import { buildWorld, type World } from './world.ts'

const A_MINUTE = 60_000

/** The rows' tests, one for each actor, in a world that is built once for the file and asked at a second web process. */
export function testRows(rows: readonly CoveredRow[], options: TestAppOptions = {}): void {
  const matrix = new Map(readMatrix().map((row) => [rowName(row), row]))
  let app: TestApp
  let world: World
  beforeAll(async () => {
    app = await startTestApp(options)
    world = await buildWorld(app, await app.startBeside())
  }, 3 * A_MINUTE)
  afterAll(() => app.stop())
  // What may be done in a while is tried elsewhere; here few people try everything.
  beforeEach(() => app.pool.query('delete from rate_windows'))

  describe.each(rows)('$resource $action', (row) => {
    const name = rowName(row)
    const cells = matrix.get(name)
    if (!cells) throw new Error(`the table has no row ${name}`)
    const proves = row.proves === undefined ? '' : `${row.proves} `
    test.each(actors.map((actor) => ({ actor, cell: expectedCell(cells, actor) })))(
      `${proves}matrix ${name}: $actor $cell`,
      ({ actor, cell }) => tryRow(world, row, actor, cell),
      A_MINUTE,
    )
  })
}

async function tryRow(world: World, row: CoveredRow, actor: Actor, cell: Cell): Promise<void> {
  // What says nothing about the owner says nothing about who stands in for them.
  const who: readonly Actor[] = isStandIn(actor) ? [actor, 'owner'] : [actor]
  const probes = row.probes.filter(({ notFor }) => !who.some((each) => notFor.includes(each)))
  expect(probes, 'requests that say something about this actor').not.toHaveLength(0)
  const shared = await row.shared(world)
  if (cell === 'A' || cell === 'S') {
    for (const probe of probes) {
      const subject = probe.isUsingUp && row.fresh ? await row.fresh(world, actor) : shared
      await tryProbe(world, actor, cell, probe, subject)
    }
    return
  }
  const before = await row.witness?.(world, shared)
  for (const probe of probes) await tryProbe(world, actor, cell, probe, shared)
  expect(await row.witness?.(world, shared), 'a refused request changes nothing').toEqual(before)
}

const tryProbe = (world: World, actor: Actor, cell: Cell, probe: Probe, { home, target }: Subject) =>
  expectCell(cell, probe, target, { world, actor, client: world.clientOf(actor, home) })
