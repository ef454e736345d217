import { expect, test } from 'vitest'
import { ifReady } from './if-ready.ts'

test('a promise that is fulfilled is its value; one that is awaited or failed stays a promise', async () => {
  expect(await ifReady(Promise.resolve(7))).toEqual({ at: 'ready', value: 7 })
  const never = new Promise<number>(() => {})
  expect(await ifReady(never)).toEqual({ at: 'awaited', promise: never })
  const failed = Promise.reject<number>(new Error('no'))
  const answer = await ifReady(failed)
  expect(answer.at === 'awaited' && answer.promise === failed).toBe(true)
})
