import { expect, test } from 'vitest'
import { hashPassword, PUBLIC, verifyPassword } from './password.ts'

test('a password opens its own hash and no other', async () => {
  const hash = await hashPassword('travel-demo-1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  expect(await verifyPassword('travel-demo-1', hash)).toBe(true)
  expect(await verifyPassword('travel-demo-2', hash)).toBe(false)
  expect(await hashPassword('travel-demo-1')).not.toBe(hash)
})

test('a password that everybody can read is hashed at the least cost, and is told from others as any', async () => {
  const hash = await hashPassword('travel-demo-1', PUBLIC)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  expect(await verifyPassword('travel-demo-1', hash)).toBe(true)
  expect(await verifyPassword('travel-demo-2', hash)).toBe(false)
})

test('a stored text that is no hash of ours matches no password', async () => {
  for (const stored of ['', 'travel-demo-1', '$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$dGFn']) expect(await verifyPassword('travel-demo-1', stored)).toBe(false)
})

test('one way to type an accent is as good as the other', async () => {
  expect(await verifyPassword('cafe\u0301-au-lait', await hashPassword('caf\u00e9-au-lait'))).toBe(true)
})
