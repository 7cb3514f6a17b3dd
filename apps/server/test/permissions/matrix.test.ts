import { permissionRows } from '@pinfold/contract'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coveredRows } from './covered-rows.ts'
import { matrixFile, readMatrix, rowName } from './matrix.ts'
import { notBuiltYet } from './not-built-yet.ts'

const planned = join(import.meta.dirname, '../../../../../shared/spec/permission-matrix.csv')
const names = readMatrix().map(rowName)
const covered = coveredRows.map(rowName)
const missing = notBuiltYet.flatMap(({ resource, actions }) => actions.map((action) => rowName({ resource, action })))

test('the permission table can be read, and is the planned one where that lies beside the project', () => {
  expect(new Set(names).size).toBe(names.length)
  // Elsewhere the plan is not at hand: then our copy is the table.
  if (existsSync(planned)) expect(readFileSync(matrixFile, 'utf8')).toBe(readFileSync(planned, 'utf8'))
})

test('the contract knows the rows of the permission table by their names', () => {
  expect(permissionRows).toEqual(names)
})

test('every row of the permission table has tests or a reason why not, and never both', () => {
  expect([...covered, ...missing].toSorted()).toEqual(names.toSorted())
  for (const { reason } of notBuiltYet) expect(reason).not.toBe('')
})
