import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fanOut, type Source } from './fan-out.ts'

interface Car {
  readonly id: string
  readonly price: number
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number, name: string, ...cars: readonly Car[]): Source<Car> => ({
  name,
  ask: () => new Promise((resolve) => setTimeout(() => resolve(cars), ms)),
})
const failing = (ms: number, name: string): Source<Car> => ({ name, ask: () => new Promise((_, reject) => setTimeout(() => reject(new Error(name)), ms)) })

async function ask(sources: readonly Source<Car>[], better?: (best: Car, other: Car) => Car) {
  const asked = fanOut(sources, { deadlineMs: 500, keyOf: ({ id }) => id, ...(better && { better }) })
  await vi.advanceTimersByTimeAsync(10_000)
  return asked
}

const [mini, van] = [
  { id: 'mini', price: 30 },
  { id: 'van', price: 90 },
]

test('what came in time is answered at the deadline, and a supplier that is late is named', async () => {
  const answer = await ask([after(20, 'quick', mini), after(9_000, 'slow', van), after(100, 'other', van)])
  expect(answer).toMatchObject({ found: [mini, van], late: ['slow'], failed: [] })
})

test('the same offer of two suppliers is there once: the first, or the one that is better', async () => {
  const dear = { ...mini, price: 45 }
  const sources = [after(90, 'dear', dear, van), after(10, 'cheap', mini)]
  expect((await ask(sources)).found).toEqual([dear, van])
  expect((await ask(sources, (best, other) => (other.price < best.price ? other : best))).found).toEqual([mini, van])
})

test('one that fails in time is distinguished from one that is late, and what fails later is not reported', async () => {
  const answer = await ask([failing(10, 'broken'), failing(9_000, 'broken later'), after(10, 'quick', mini)])
  expect(answer.failed).toMatchObject([{ name: 'broken', error: { message: 'broken' } }])
  expect(answer).toMatchObject({ found: [mini], late: ['broken later'] })
})

test('when all have answered the deadline is not waited for; late ones are aborted', async () => {
  const startMs = Date.now()
  const quick = fanOut([after(20, 'quick', mini)], { deadlineMs: 500, keyOf: ({ id }) => id })
  await vi.advanceTimersByTimeAsync(20)
  expect((await quick).late).toEqual([])
  expect(Date.now() - startMs).toBe(20)
  let isStopped = false
  const slow: Source<Car> = {
    name: 'slow',
    ask: (signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          isStopped = true
        })
      }),
  }
  await ask([slow])
  expect(isStopped).toBe(true)
})
