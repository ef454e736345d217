import type { OrgId, UserId } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { type Actor, actorOf } from './act.ts'

const caller = (usrType: number, impersonator?: string): Actor => ({
  orgId: 'org_a' as OrgId,
  user: { userId: 'usr_a' as UserId, usrType, firstName: 'Olive', lastName: 'Okoro' },
  ...(impersonator && { impersonator: impersonator as UserId }),
  requestId: 'req_1',
})

test('a person who acts on their own data leaves no record, whatever their role', () => {
  for (const usrType of [1, 2, 3, 4]) expect(actorOf(caller(usrType), 'usr_a' as UserId)).toBeNull()
})

test('the actor on another person’s data is the operator, the agent, or the staff member acting in the person’s place', () => {
  expect(actorOf(caller(1), 'usr_b' as UserId)).toEqual({ actorId: 'usr_a', actorRole: 'operator' })
  expect(actorOf(caller(3), 'usr_b' as UserId)).toEqual({ actorId: 'usr_a', actorRole: 'agent' })
  expect(actorOf(caller(2, 'usr_op'), 'usr_a' as UserId)).toEqual({ actorId: 'usr_op', actorRole: 'impersonator' })
  expect(actorOf(caller(1), null)).toEqual({ actorId: 'usr_a', actorRole: 'operator' })
})
