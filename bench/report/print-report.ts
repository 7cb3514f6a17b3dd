import type { BenchRun, BrowserMeasurement, LoadMeasurement } from './measurements.ts'
import type { Spread } from './percentiles.ts'
import { figure, markdownTable, verdict } from './table.ts'

/** The report of a run in Markdown; `other` is a run on another number of pins, to compare costs with. */
export function printReport(run: BenchRun, other: BenchRun | null): string {
  return [
    '# What it costs',
    factsOf(run),
    ...(run.load.length === 0 ? [] : [loadTable(run.load), explanation(run)]),
    ...(other === null || run.load.length === 0 ? [] : [comparison(run, other)]),
    ...(run.browser.length === 0 ? [] : [browserTable(run.browser)]),
  ]
    .join('\n\n')
    .concat('\n')
}

function factsOf({ machine, ...run }: BenchRun): string {
  const chromium = machine.chromium === null ? '' : `, Chromium ${machine.chromium}`
  return [
    `${figure(run.pins)} pins, ${figure(run.members)} members, ${figure(run.boards)} boards, ${figure(run.databaseMegabytes)} MB; ${run.at.slice(0, 10)}.`,
    `${machine.cores} cores (${machine.processor}), ${figure(machine.memoryGigabytes)} GB, Node ${machine.node}, PostgreSQL ${machine.postgres}${chromium}.`,
    `**PostgreSQL, the program and the load generator share these cores**, so requests a second say little beyond this machine: compare the shares of the floor. Before the run ${figure(machine.loadBefore)} processes wanted a core.`,
  ].join('\n')
}

const cell = (spread: Spread | null, of: 'median' | 'range' = 'median') =>
  spread === null
    ? '–'
    : of === 'median'
      ? figure(spread.median)
      : `${figure(spread.median)} (${figure(spread.min)}–${figure(spread.max)})`

function loadTable(load: readonly LoadMeasurement[]): string {
  const head = [
    'case',
    'requests/s',
    'aim',
    '',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'PostgreSQL CPU ms',
    'statements',
    'floor/s',
    'of the floor',
    'aim',
    '',
    'of the floor, by CPU',
    'failures',
  ]
  const rows = load.map((each) => [
    each.title,
    cell(each.perSecond, 'range'),
    each.aim === null ? '' : figure(each.aim),
    verdict(each.perSecond.median, each.aim, 'at least'),
    cell(each.p50),
    cell(each.p99),
    cell(each.cpu),
    cell(each.postgresCpu),
    figure(each.statements),
    cell(each.floor?.perSecond ?? null, 'range'),
    cell(each.floor?.ratio ?? null, 'range'),
    each.ratioAim === null ? '' : figure(each.ratioAim),
    each.floor === null ? '' : verdict(each.floor.ratio.median, each.ratioAim, 'at least'),
    figure(shareByCpu(each)),
    Object.entries(each.failures)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  ])
  return markdownTable(head, rows)
}

/** What the statements alone cost of what the request costs, PostgreSQL included; unlike time, others cannot take it away. */
export function shareByCpu({ cpu, postgresCpu, floor }: LoadMeasurement): number {
  if (cpu === null || postgresCpu === null || !floor?.postgresCpu) return Number.NaN
  return (floor.cpu.median + floor.postgresCpu.median) / (cpu.median + postgresCpu.median)
}

const explanation = (run: BenchRun) =>
  [
    `${run.connections} connections, about ${figure(run.secondsPerCase)} s for each case in rounds of HTTP and floor in turn; medians, with the least and the most in brackets.`,
    'The *floor* is the very statements of such requests, sent again through the same pool as fast as they go, with as many at a time and without HTTP.',
    'CPU is the program’s (web and worker) for each request.',
  ].join('\n')

function comparison(run: BenchRun, other: BenchRun): string {
  const rows = run.load.flatMap((each) => {
    const before = other.load.find(({ name }) => name === each.name)
    return before
      ? [[each.title, cell(before.cpu), cell(each.cpu), cell(before.postgresCpu), cell(each.postgresCpu)]]
      : []
  })
  const [before, now] = [`${figure(other.pins)} pins`, `${figure(run.pins)} pins`]
  const head = ['case', `CPU ms, ${before}`, `CPU ms, ${now}`, `PostgreSQL, ${before}`, `PostgreSQL, ${now}`]
  return `Beside the last run on another size:\n\n${markdownTable(head, rows)}`
}

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
