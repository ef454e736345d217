import { expect, test, vi } from 'vitest'
import { clearLater } from './use-passing-text.ts'

test('[B4.6, B9.2] a message clears after 5 s, and not when its clock was stopped', () => {
  vi.useFakeTimers()
  const clear = vi.fn()
  clearLater(clear)
  clearLater(clear)()
  vi.advanceTimersByTime(4999)
  expect(clear).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(clear).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
