import { expect, test } from 'vitest'
import { mayImpersonate } from './impersonation.ts'
import type { Person, UsrType } from './person.ts'

const person = (userId: string, usrType: UsrType, more: Partial<Pick<Person, 'isBlocked'>> & { agentId?: string } = {}) =>
  ({ userId, usrType, agentId: null, isBlocked: false, ...more }) as unknown as Person

test('an operator may act for a member, an agent for a client of their own, no one else for anyone', () => {
  const member = person('mia', 2, { agentId: 'ann' })
  expect(mayImpersonate(person('op', 1), member)).toBe(true)
  expect(mayImpersonate(person('ann', 3), member)).toBe(true)
  expect(mayImpersonate(person('ben', 3), member)).toBe(false)
  expect(mayImpersonate(person('eve', 2), member)).toBe(false)
  expect(mayImpersonate(person('dee', 4), member)).toBe(false)
})

test('no one acts in the place of an operator, of a blocked person, or in their own', () => {
  const operator = person('op', 1)
  expect(mayImpersonate(operator, person('op2', 1))).toBe(false)
  expect(mayImpersonate(operator, person('mia', 2, { isBlocked: true }))).toBe(false)
  expect(mayImpersonate(operator, operator)).toBe(false)
})
