import { afterAll, vi } from 'vitest'
import { removeFolders } from './new-folder.ts'

// Files share their worker: whatever one replaced is put back before the next is loaded.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  removeFolders()
})
