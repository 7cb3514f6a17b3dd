import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../run-program.ts'
import { migrationBreaches, waitedForChecks } from './migrations.ts'

beforeAll(loadModule)

const folder = join(projectFolder, 'apps/server/migrations')
/** They came before the rule, and run before tables are spread. */
const LAST_FREE = '0036'

test('new migrations can run on tables that are spread', () => {
  const names = globSync('*.sql', { cwd: folder }).filter((name) => name.slice(0, 4) > LAST_FREE)
  for (const name of names) {
    expect({ name, breaches: migrationBreaches(readFileSync(join(folder, name), 'utf8')) }).toEqual({
      name,
      breaches: [],
    })
  }
})

/** They came before the second rule. */
const LAST_WAITED_FOR = '0116'

test('nobody waits while new checks look at each row of a table: they are added as not valid', () => {
  const names = globSync('*.sql', { cwd: folder }).filter((name) => name.slice(0, 4) > LAST_WAITED_FOR)
  for (const name of names)
    expect({ name, checks: waitedForChecks(readFileSync(join(folder, name), 'utf8')) }).toEqual({ name, checks: [] })
  expect(waitedForChecks('alter table pins add constraint pins_size check (size > 0)')).toEqual(['pins: pins_size'])
  expect(waitedForChecks('create table a (b int); alter table a add constraint c check (b > 0)')).toEqual([])
})

test.each([
  ["alter table pins add column size text not null default '' check (size <> '')"],
  ['alter table pins add column size int, add constraint pins_size check (size > 0)'],
  ['alter table pins add check (width > 0)'],
  ['update pins set title = boards.name from boards where boards.id = pins.board_id'],
  [
    'update pins set title = b.name from boards b where b.bucket = (pins.board_id >> 10) & 4095 and b.id = pins.board_id',
  ],
])('refused: %s', (text) => expect(migrationBreaches(text)).toHaveLength(1))

test.each([
  [
    "alter table pins add column size text not null default ''; alter table pins add constraint pins_size check (size <> '')",
  ],
  ['alter table pins add column size int, add column weight int'],
  ["update pins set title = '' where title is null"],
  ['create table things (bucket smallint not null check (bucket >= 0), id bigint not null, primary key (bucket, id))'],
])('passes: %s', (text) => expect(migrationBreaches(text)).toEqual([]))
