import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule, parseSync } from 'libpg-query'
import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

const folder = join(import.meta.dirname, '../../../migrations')

test.each(globSync('*.sql', { cwd: folder }))('%s is split where PostgreSQL splits it', async (name) => {
  await loadModule()
  const text = readFileSync(join(folder, name), 'utf8')
  const parsed = splitStatements(text).map(({ sql }) => parseSync(sql).stmts?.length)
  expect(parsed).toEqual((parseSync(text).stmts ?? []).map(() => 1))
})

test('a semicolon in a comment, a text, a name or a body ends nothing', () => {
  const parts = [
    "select 'a;''b;' -- c;",
    `select ";" /* ; */`,
    "select e'\\';'",
    'create function f() returns int language plpgsql as $body$ begin; select $1; return 1; end $body$',
    'do $$ begin perform 1; end $$',
  ]
  const text = `${parts.join('\n;')};\n-- nothing;\n`
  expect(splitStatements(text).map(({ sql }) => sql.trim())).toEqual(parts)
  for (const { sql, start } of splitStatements(text)) expect(text.slice(start, start + sql.length)).toBe(sql)
})
