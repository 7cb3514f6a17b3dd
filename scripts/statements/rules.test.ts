import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { compareToList } from './compare.ts'
import { breachesOf } from './rules.ts'

beforeAll(loadModule)

const rulesOf = (text: string) => [...new Set(breachesOf(text).map(({ rule }) => rule))]

test.each([
  ['select id from pins where bucket = $1 and id = $2'],
  ['select id from "pins" as "pin" where "pin"."bucket" = $1::smallint for update'],
  ['select id from pins where bucket = any($1::smallint[]) and id = any($2::bigint[])'],
  ['select id from pins where bucket in ($1, $2)'],
  ['select p.id from pins p join boards b on b.bucket = p.bucket and b.id = p.board_id where p.bucket = $1'],
  ['select p.id from pins p left join boards b on b.bucket = p.bucket where p.bucket = $1 for update of p'],
  [
    `select p.id from pins p join boards b on b.bucket = p.bucket
    where p.bucket = any($1::smallint[]) and b.bucket = any($1::smallint[])`,
  ],
  [
    'select id, exists (select 1 from boards b where b.bucket = $1 and b.id = p.board_id) from pins p where p.bucket = $1',
  ],
  ['with mine as (select id from pins where bucket = $1) select * from mine'],
  ['insert into pins (bucket, id) values ($1, $2), ($3, $4) on conflict do nothing'],
  ['insert into pins (bucket, id) select * from unnest($1::smallint[], $2::bigint[])'],
  [
    `update pins set title = given.title from unnest($1::bigint[], $2::text[]) as given (id, title)
    where pins.bucket = any($3::smallint[]) and pins.id = given.id`,
  ],
  ['select id from topics join popular_pins on true'],
  ['select id from outbox_events order by id limit $1 for update skip locked'],
  ['with gone as (delete from pins where bucket = $1 returning *) select * from gone'],
  ["select relname from pg_class where relname = 'pins'"],
])('knows its bucket: %s', (text) => expect(breachesOf(text)).toEqual([]))

test.each([
  ['no bucket', 'select id from pins where id = $1'],
  ['no bucket', 'select id from pins where bucket = $1 or id = $2'],
  ['no bucket', 'select id from boards where bucket = $1 union all select id from pins'],
  ['no bucket', 'delete from pins where (bucket, id) > ($1, $2)'],
  [
    'bucket from a joined list',
    'select id from pins where (bucket, id) in (select * from unnest($1::smallint[], $2::bigint[]))',
  ],
  ['bucket from a joined list', 'select id from pins where bucket = any((select $1::smallint[])::smallint[])'],
  [
    'bucket from a joined list',
    'update pins set title = $1 from unnest($2::smallint[]) as given (bucket) where pins.bucket = given.bucket',
  ],
  [
    'bucket from a column',
    'select b.id from pins p join boards b on b.bucket = (p.board_id >> 10) & 4095 where p.bucket = $1',
  ],
  [
    'bucket from the row outside',
    'select exists (select 1 from boards b where b.bucket = p.bucket) from pins p where p.bucket = $1',
  ],
  ['lock over buckets', 'select id from pins where bucket = any($1::smallint[]) for no key update'],
  [
    'lock over buckets',
    'select id from pins p where p.bucket = $1 and exists (select 1 from boards b where b.bucket = any($2::smallint[])) for share',
  ],
  [
    'join across buckets',
    'select p.id from pins p join boards b on b.id = p.board_id where p.bucket = any($1::smallint[]) and b.bucket = any($2::smallint[])',
  ],
  [
    'lateral beside a list',
    `select * from unnest($1::bigint[]) as wanted (id) cross join lateral (
    select id from pins where bucket = any($2::smallint[]) and board_id = wanted.id limit 1) as pin`,
  ],
  [
    'write inside with',
    'with gone as (delete from pins where bucket = any($1::smallint[]) returning *) select * from gone',
  ],
  [
    'write inside with',
    `with gone as (delete from pins where bucket = $1 returning *)
    insert into boards (bucket, id) select bucket, board_id from gone`,
  ],
  [
    'numbered insert',
    'insert into pins (bucket, id) select $1, row_number() over (order by id) from boards where bucket = $1',
  ],
  ['select of nothing', 'select exists (select from pins where bucket = any($1::smallint[]))'],
])('%s: %s', (rule, text) => expect(rulesOf(text)).toContain(rule))

test('what is found and not listed is told, and so is what is listed and not found', () => {
  const found = { rule: 'no bucket', about: 'pins', text: '' } as const
  const list = [
    {
      reason: 'it walks',
      sites: { old: ['no bucket'], seldom: ['no bucket'], walk: ['no bucket', 'lock over buckets'] },
    },
  ] as const
  const run = {
    found: [
      { ...found, site: 'walk' },
      { ...found, site: 'fresh' },
    ],
    sites: new Set(['walk', 'fresh']),
    // What was not sent may be sent another time, unless it is not there any more.
    isThere: (site: string) => site !== 'old',
  }
  const { unknown, gone } = compareToList(run, list)
  expect(unknown.map(({ site }) => site)).toEqual(['fresh'])
  expect(gone).toEqual(['old: no bucket', 'walk: lock over buckets'])
})
