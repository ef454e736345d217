import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { optionDelayMs } from './use-card-options.ts'
import { reloadLater } from './use-going.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [false, 500],
  [true, 0],
])('[B9.2] an option is chosen by itself after 500 ms, at once for those who ask for less motion (%s)', (less, ms) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: less && query === '(prefers-reduced-motion: reduce)' }))
  expect(optionDelayMs()).toBe(ms)
})

test('[B9.2] the form of a new card opens in 300 ms; the base sheet takes motion away for those who ask for less', () => {
  const sheet = (name: string) => readFileSync(new URL(`../../ui/styles/${name}.css`, import.meta.url), 'utf8')
  expect(sheet('booking')).toContain('animation: card-form 300ms')
  expect(sheet('base')).toMatch(/prefers-reduced-motion: reduce[\s\S]*animation: none !important/)
})

test('[B4.7] [B9.2] a forced payment reloads the page after 500 ms, and not where the page is left before', () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  reloadLater()
  reloadLater()()
  vi.advanceTimersByTime(499)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})
