import { expect, test } from 'vitest'
import { createWork } from './work.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('a worker runs again after it ended, a failing one is reported and goes on, and stopping waits for what runs', async () => {
  let runs = 0
  let ended = 0
  const faults: string[] = []
  const work = createWork(
    [
      {
        name: 'slow',
        everyMs: 1,
        run: async () => {
          runs += 1
          await pause(20)
          ended += 1
        },
      },
      { name: 'broken', everyMs: 1, run: () => Promise.reject(new Error('no')) },
    ],
    (_, { worker }) => faults.push(worker),
  )
  work.start()
  await pause(100)
  await work.stop()
  expect(runs).toBeGreaterThan(1)
  expect(ended).toBe(runs)
  expect(faults.length).toBeGreaterThan(1)
  const after = runs
  await pause(40)
  expect(runs).toBe(after)
})
