import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerWatch } from './answer-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const waiting = (answerWithinMs: number) => ({ answerWithinMs, giveUp: vi.fn<() => void>() })

test('what is not answered in time is abandoned once, and what is answered is not', () => {
  const watch = new AnswerWatch()
  const [late, answered, slow] = [waiting(100), waiting(100), waiting(1_000)]
  for (const each of [slow, late, answered]) watch.begin(each)
  vi.advanceTimersByTime(60)
  watch.end(answered)
  vi.advanceTimersByTime(60)
  expect([late, answered, slow].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([1, 0, 0])
  vi.advanceTimersByTime(1_000)
  expect([late, answered, slow].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([1, 0, 1])
})

test('each wait counts from its own beginning', () => {
  const watch = new AnswerWatch()
  const [first, second] = [waiting(100), waiting(100)]
  watch.begin(first)
  vi.advanceTimersByTime(90)
  watch.end(first)
  watch.begin(second)
  vi.advanceTimersByTime(90)
  expect(second.giveUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(second.giveUp).toHaveBeenCalledOnce()
})
