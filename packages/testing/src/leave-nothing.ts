import { afterAll, vi } from 'vitest'

// Files share their worker: whatever one replaced is put back before the next is loaded.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
