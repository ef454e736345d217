import { runUntilStopped } from './run-until-stopped.ts'
import { startServer } from './start-server.ts'

await runUntilStopped(() => startServer({}))
