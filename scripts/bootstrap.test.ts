import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectFolder } from './run-program.ts'
import { type FixtureProject, makeFixtureProject } from './testing/fixture-project.ts'

const lock = (name: string) =>
  JSON.stringify({ name, version: '1.0.0', lockfileVersion: 3, packages: { '': { name, version: '1.0.0' } } })

const pinnedNode = `node_modules/node-${process.platform}-${process.arch}`

// Stands for the server: says who it is, then stays until it is asked to go.
const holder = `import { writeFileSync } from 'node:fs'
import { endWithParent } from './end-with-parent.ts'
endWithParent()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    writeFileSync('goodbye', signal, { flag: 'a' })
    process.exit(7)
  })
}
setInterval(() => undefined, 1000)
console.log('holding', process.pid)
`

let project: FixtureProject
let children: ChildProcess[]

beforeEach(() => {
  children = []
  project = makeFixtureProject({
    copied: [
      'scripts/bootstrap.cjs',
      'scripts/memory-settings.json',
      'scripts/without-types',
      'scripts/end-with-parent.ts',
    ],
    linked: [pinnedNode].filter((path) => existsSync(join(projectFolder, path))),
    written: {
      'package.json': JSON.stringify({
        name: 'fixture',
        version: '1.0.0',
        scripts: { start: 'node scripts/bootstrap.cjs start' },
      }),
      'package-lock.json': lock('fixture'),
      'node_modules/.package-lock.json': lock('fixture'),
      'scripts/start.ts': holder,
      'scripts/test.ts': `console.log('args', process.argv.slice(2).join(' '), process.version)\nprocess.exitCode = 3\n`,
    },
  })
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  project.remove()
})

function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, { cwd: project.folder, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  return {
    child,
    ended,
    output: () => output,
    async says(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(output)
        if (found) return found[1] ?? ''
        if (child.exitCode !== null) throw new Error(output)
        await pause(20)
      }
    },
  }
}

const bootstrap = (...args: string[]) => run(process.execPath, ['scripts/bootstrap.cjs', ...args])

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie waits for a parent that collects it; it does nothing any more.
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function hasGone(pid: number): Promise<boolean> {
  while (isAlive(pid)) await pause(20)
  return true
}

test('OP-01 it installs when the lock file changed, and only then', async () => {
  rmSync(join(project.folder, 'node_modules'), { recursive: true })
  const first = bootstrap('test')
  await first.ended
  expect(first.output()).toContain('Installing packages…')
  const second = bootstrap('test')
  await second.ended
  expect(second.output()).not.toContain('Installing')
  writeFileSync(join(project.folder, 'package-lock.json'), `${lock('fixture')}\n`)
  const third = bootstrap('test')
  await third.ended
  expect(third.output()).toContain('Installing packages…')
})

test('OP-01 packages that were put there by hand in the same versions are taken as they are', async () => {
  const testRun = bootstrap('test')
  await testRun.ended
  expect(testRun.output()).not.toContain('Installing')
})

test('OP-01 a package of our own that is new is linked, without an installation', async () => {
  const link = { resolved: 'packages/new', link: true }
  const packages = { '': { name: 'fixture', version: '1.0.0' }, 'node_modules/@fixture/new': link }
  writeFileSync(join(project.folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  mkdirSync(join(project.folder, 'packages/new'), { recursive: true })
  writeFileSync(join(project.folder, 'packages/new/index.js'), 'here')
  const testRun = bootstrap('test')
  await testRun.ended
  expect(testRun.output()).not.toContain('Installing')
  expect(readFileSync(join(project.folder, 'node_modules/@fixture/new/index.js'), 'utf8')).toBe('here')
})

test('OP-01 it hands arguments over and ends with the code of the script', async () => {
  const testRun = bootstrap('test', 'one', 'two')
  expect(await testRun.ended).toEqual([3, null])
  expect(testRun.output()).toContain(`args one two ${process.version}`)
})

test('OP-01 a signal reaches the script once, which ends in its own way', async () => {
  const start = bootstrap('start')
  await start.says(/holding (\d+)/)
  start.child.kill('SIGINT')
  start.child.kill('SIGINT')
  expect(await start.ended).toEqual([7, null])
  expect(readFileSync(join(project.folder, 'goodbye'), 'utf8')).toBe('SIGINT')
})

test('OP-01 the script ends in its own way after a kill -9 of the bootstrap', async () => {
  const start = bootstrap('start')
  const pid = Number(await start.says(/holding (\d+)/))
  start.child.kill('SIGKILL')
  expect(await hasGone(pid)).toBe(true)
  expect(readFileSync(join(project.folder, 'goodbye'), 'utf8')).toBe('SIGTERM')
})

test('OP-01 the script ends in its own way after a kill -9 of npm', async () => {
  const start = run('npm', ['start'])
  const pid = Number(await start.says(/holding (\d+)/))
  start.child.kill('SIGKILL')
  expect(await hasGone(pid)).toBe(true)
  expect(readFileSync(join(project.folder, 'goodbye'), 'utf8')).toBe('SIGTERM')
})

test('an unknown command is answered with the known ones', async () => {
  const wrong = bootstrap('dance')
  expect((await wrong.ended)[0]).toBe(1)
  expect(wrong.output()).toBe(
    'Usage: node scripts/bootstrap.cjs start|dev|test|screenshots|bench|proof|faults|requirements|pinfold\n',
  )
})
