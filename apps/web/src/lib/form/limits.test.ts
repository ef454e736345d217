import { getClients, makeImpersonationKey, signIn, signUp } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'

const cases = [
  ['first_name', signUp, LIMITS.name],
  ['last_name', signUp, LIMITS.name],
  ['email', signUp, LIMITS.email],
  ['password', signUp, LIMITS.password],
  ['code', signIn, LIMITS.code],
  ['reason', makeImpersonationKey, LIMITS.reason],
  ['text', getClients, LIMITS.search],
] as const

test.each(cases)('[C2.17] the limit that a field says of its %s is that of the call', (field, call, most) => {
  const faults = (length: number) =>
    call.body.safeParse({ [field]: 'x'.repeat(length) }).error?.issues.filter(({ path, code }) => path[0] === field && code === 'too_big') ?? []
  expect(faults(most)).toEqual([])
  expect(faults(most + 1)).toHaveLength(1)
})
