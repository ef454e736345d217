import { expect, test } from 'vitest'
import { browserStep } from './browser-step.ts'

test('a browser is fetched from the start, and one that cannot be ends nothing before its step', async () => {
  let asked = 0
  browserStep(() => {
    asked++
    return Promise.reject(new Error('no browser'))
  })
  // Where the rejection was left alone, this would end the process.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(asked).toBe(1)
})
