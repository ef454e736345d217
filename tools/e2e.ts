import { runScript } from './plain-error.ts'
import { packageBin } from './process/package-bin.ts'
import { runNode } from './process/run.ts'

// `npm run e2e -- e2e/booking.e2e.ts --headed`: the browser tests alone; whatever Playwright understands may follow.
await runScript(async () => {
  const { code } = await runNode(packageBin('@playwright/test', 'playwright'), ['test', ...process.argv.slice(2)], { output: 'show' })
  process.exitCode = code
})
