import { expect, test } from 'vitest'
import { waitAtMost } from './index.ts'

const ended = (work: Promise<unknown>, ms: number) => waitAtMost(ms, work).then(() => 'went on')

test('work is waited for, and no longer than was said', async () => {
  let isDone = false
  const soon = new Promise<void>((resolve) => {
    setTimeout(() => {
      isDone = true
      resolve()
    }, 5)
  })
  expect(await ended(soon, 60_000)).toBe('went on')
  expect(isDone).toBe(true)
  expect(await ended(new Promise(() => {}), 5)).toBe('went on')
})

test('what fails in time is reported; what fails later is not', async () => {
  await expect(ended(Promise.reject(new Error('failed')), 60_000)).rejects.toThrow('failed')
  let fail = (_error: Error): void => {}
  const late = new Promise((_, reject) => {
    fail = reject
  })
  expect(await ended(late, 1)).toBe('went on')
  // An unhandled rejection would fail this run.
  fail(new Error('too late'))
  await new Promise((resolve) => setTimeout(resolve, 5))
})
