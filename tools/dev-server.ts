import { runUntilStopped } from '../apps/server/src/run-until-stopped.ts'
import { startServer } from '../apps/server/src/start-server.ts'

await runUntilStopped(() => startServer({ development: true }))
