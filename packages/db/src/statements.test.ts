import { expect, test } from 'vitest'
import type { Role } from './scope.ts'
import { Statements } from './statements.ts'

const failed = (code: string) => Object.assign(new Error('failed'), { code })
const twice = (statements: Statements, text: string, role: Role = 'tenant') => [statements.nameOf(role, text), statements.nameOf(role, text)]

test('a statement has a name when it comes again, one for each role, and no two share one', () => {
  const statements = new Statements(true)
  expect(twice(statements, 'select 1')[0]).toBeUndefined()
  const names = [statements.nameOf('tenant', 'select 1'), twice(statements, 'select 1', 'system')[1], twice(statements, 'select 2')[1]]
  expect(names.every((name) => name !== undefined)).toBe(true)
  expect(new Set(names).size).toBe(3)
  expect(statements.nameOf('tenant', 'select 1')).toBe(names[0])
})

test('a plan from before a migration is left for one with another name', () => {
  const statements = new Statements(true)
  const [, before] = twice(statements, 'select 1')
  expect(statements.learnsFrom(failed('0A000'))).toBe(true)
  expect(statements.nameOf('tenant', 'select 1')).not.toBe(before)
})

test.each(['26000', '42P05'])('where names are lost (%s), statements are sent without a name from then on', (code) => {
  const statements = new Statements(true)
  twice(statements, 'select 1')
  expect(statements.learnsFrom(failed(code))).toBe(true)
  expect(statements.nameOf('tenant', 'select 1')).toBeUndefined()
})

test('other failures change nothing', () => {
  const statements = new Statements(true)
  const [, name] = twice(statements, 'select 1')
  for (const code of ['23505', '40001', '25P02']) expect(statements.learnsFrom(failed(code))).toBe(false)
  expect(statements.nameOf('tenant', 'select 1')).toBe(name)
})

test('an unlimited number of texts does not fill the memory: beyond two thousand none is stored', () => {
  const statements = new Statements(true)
  for (let index = 0; index < 2_000; index++) twice(statements, `select ${index}`)
  expect(twice(statements, 'select one more')).toEqual([undefined, undefined])
  expect(statements.nameOf('tenant', 'select 7')).toBeDefined()
})
