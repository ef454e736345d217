import type { UserId } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { mayBlock, maySee, type Person, type UsrType } from './person.ts'

const person = (userId: string, agentId: string | null = null) => ({ userId, agentId }) as unknown as Person
const viewer = (userId: string, usrType: UsrType) => ({ userId: userId as UserId, usrType })

test('[B6.1] who may see whose record depends on the role in the profile', () => {
  expect(maySee(viewer('a', 2), person('a'))).toBe(true)
  expect(maySee(viewer('a', 2), person('b'))).toBe(false)
  expect(maySee(viewer('a', 4), person('b'))).toBe(false)
  expect(maySee(viewer('a', 3), person('b', 'a'))).toBe(true)
  expect(maySee(viewer('a', 3), person('b', 'other'))).toBe(false)
  expect(maySee(viewer('a', 1), person('b'))).toBe(true)
})

test('[A6.3] operators block others, no one else blocks, no one blocks themselves', () => {
  expect(mayBlock(viewer('a', 1), 'b' as UserId)).toBe(true)
  expect(mayBlock(viewer('a', 1), 'a' as UserId)).toBe(false)
  for (const usrType of [2, 3, 4] as const) expect(mayBlock(viewer('a', usrType), 'b' as UserId)).toBe(false)
})
