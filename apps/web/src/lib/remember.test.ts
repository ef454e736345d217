import { expect, test } from 'vitest'
import { createMemory } from './remember.ts'

const counter = () => {
  let found = 0
  return async () => {
    found += 1
    return found
  }
}

test('what was found is given again until its time is over', async () => {
  const memory = createMemory<number>({ forMs: 100, most: 2 })
  const find = counter()
  expect([await memory.recall('a', 0, find), await memory.recall('a', 99, find), await memory.recall('a', 100, find)]).toEqual([1, 1, 2])
})

test('the cache is bounded, and evicted entries are loaded again', async () => {
  const memory = createMemory<number>({ forMs: 100, most: 2 })
  const find = counter()
  for (const key of ['a', 'b', 'c']) await memory.recall(key, 0, find)
  expect(await memory.recall('c', 0, find)).toBe(3)
  expect(await memory.recall('a', 0, find)).toBe(4)
  memory.forget('a')
  expect(await memory.recall('a', 0, find)).toBe(5)
})
