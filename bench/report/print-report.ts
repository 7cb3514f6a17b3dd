import type { BenchRun, BrowserMeasurement, FloorMeasurement, LoadMeasurement } from './measurements.ts'
import type { Spread } from './percentiles.ts'
import { figure, markdownTable, verdict } from './table.ts'

/** The report of a run in Markdown; `other` is a run on another number of pins, to compare costs with. */
export function printReport(run: BenchRun, other: BenchRun | null): string {
  return [
    '# What it costs',
    factsOf(run),
    ...(run.load.length === 0 ? [] : [loadTable(run.load), floorTable(run.floors), explanation(run)]),
    ...(other === null || run.load.length === 0 ? [] : [comparison(run, other)]),
    ...(run.browser.length === 0 ? [] : [browserTable(run.browser)]),
  ]
    .join('\n\n')
    .concat('\n')
}

function factsOf({ machine, busyness, ...run }: BenchRun): string {
  const chromium = machine.chromium === null ? '' : `, Chromium ${machine.chromium}`
  const percent = (share: Spread) => `${figure(share.median * 100)} % (up to ${figure(share.max * 100)} %)`
  const busy =
    busyness === null
      ? ''
      : ` During the rounds others took ${percent(busyness.others)} of all cores, the host ${percent(busyness.stolen)}.`
  const memory =
    run.programMegabytes === null ? '' : ` After the load the program held ${figure(run.programMegabytes)} MB.`
  return [
    `${figure(run.pins)} pins, ${figure(run.members)} members, ${figure(run.boards)} boards, ${figure(run.databaseMegabytes)} MB; ${run.at.slice(0, 10)}.`,
    `${machine.cores} cores (${machine.processor}), ${figure(machine.memoryGigabytes)} GB, Node ${machine.node}, PostgreSQL ${machine.postgres}${chromium}.`,
    `**PostgreSQL, the program and the load generator share these cores**: compare processor time, not requests a second. Before the run ${figure(machine.loadBefore)} processes wanted a core.${busy} Priority: ${machine.priority}.${memory}`,
  ].join('\n')
}

const cell = (spread: Spread | null, of: 'median' | 'range' = 'median', unit = 1) =>
  spread === null
    ? '–'
    : of === 'median'
      ? figure(spread.median / unit)
      : `${figure(spread.median / unit)} (${figure(spread.min / unit)}–${figure(spread.max / unit)})`

const KILOBYTE = 1000

function loadTable(load: readonly LoadMeasurement[]): string {
  const head = [
    'case',
    'CPU ms',
    'aim ms',
    'program',
    'PostgreSQL',
    '× f',
    'aim',
    '',
    'statements',
    'waves',
    'with worker',
    'WAL kB',
    'page images',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'failures',
  ]
  const rows = load.map((each) => [
    each.title,
    cell(each.wholeCpu, 'range'),
    each.mostMilliseconds === null ? '' : `≤ ${figure(each.mostMilliseconds)}`,
    cell(each.cpu),
    cell(each.postgresCpu),
    cell(each.floors, 'range'),
    each.mostFloors === null ? '' : `≤ ${figure(each.mostFloors)}`,
    each.floors === null ? '' : verdict(each.floors.median, each.mostFloors, 'at most'),
    figure(each.statements),
    figure(each.waves),
    each.withWorker === null ? '' : figure(each.withWorker),
    each.wal === null ? '' : cell(each.wal, 'median', KILOBYTE),
    each.pageImages === null ? '' : cell(each.pageImages),
    cell(each.perSecond),
    cell(each.p50),
    cell(each.p99),
    Object.entries(each.failures)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  ])
  return markdownTable(head, rows)
}

const floorTitles: Readonly<Record<string, string>> = {
  ready: 'one row of ready JSON by key: *f*',
  joined: 'one join by key',
  constant: 'constant text',
}

function floorTable(floors: readonly FloorMeasurement[]): string {
  const rows = floors.map((each) => [
    floorTitles[each.name] ?? each.name,
    cell(each.wholeCpu, 'range'),
    cell(each.cpu),
    cell(each.postgresCpu),
    cell(each.perSecond),
  ])
  return markdownTable(['floor', 'CPU ms', 'program', 'PostgreSQL', 'requests/s'], rows)
}

const explanation = (run: BenchRun) =>
  [
    `${run.connections} connections, ${figure(run.secondsPerCase)} s for each case in ${run.rounds} ${run.rounds === 1 ? 'round' : 'rounds'}; medians, with the least and the most in brackets.`,
    'CPU is processor time for each request: the program’s (web and worker, with all below them) and that of all processes of PostgreSQL. A save counts what the worker does for it, until nothing is left to do.',
    'Floors are measured on bare node:http with `pg`. One *f* is what ready JSON by key costs there, right before the case in each round.',
    'Statements and waves are those of one request, medians; a wave is what did not wait for another statement.',
  ].join('\n')

function comparison(run: BenchRun, other: BenchRun): string {
  const rows = run.load.flatMap((each) => {
    const that = other.load.find(({ name }) => name === each.name)
    if (!that) return []
    const [small, large] = run.pins < other.pins ? [each, that] : [that, each]
    const growth = large.wholeCpu && small.wholeCpu ? large.wholeCpu.median / small.wholeCpu.median : Number.NaN
    return [
      [
        each.title,
        cell(small.wholeCpu),
        cell(large.wholeCpu),
        figure(growth),
        verdict(growth, MOST_GROWTH, 'at most'),
        cell(small.floors),
        cell(large.floors),
      ],
    ]
  })
  const [small, large] = [run.pins, other.pins].toSorted((a, b) => a - b).map((pins) => `${figure(pins)} pins`)
  const head = ['case', `CPU ms, ${small}`, `CPU ms, ${large}`, 'times', '', `× f, ${small}`, `× f, ${large}`]
  return `Beside the last run on another size:\n\n${markdownTable(head, rows)}`
}

/** How much more a request may cost on the larger of two sizes. */
const MOST_GROWTH = 1.2

function browserTable(browser: readonly BrowserMeasurement[]): string {
  const rows = browser.map(({ title, value, unit, aim, note }) => [
    title,
    `${figure(value)} ${unit}`.trim(),
    aim === null ? '' : `≤ ${figure(aim)}`,
    verdict(value, aim, 'at most'),
    note ?? '',
  ])
  return markdownTable(['in Chromium', 'measured', 'aim', '', ''], rows)
}
