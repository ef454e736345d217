import { runUntilStopped } from '../apps/server/src/run-until-stopped.ts'
import { startServer } from '../apps/server/src/start-server.ts'
import { createDevWeb } from '../apps/web/dev-web.ts'

await runUntilStopped(async () => startServer({ web: await createDevWeb(Number(process.env.PORT || 4100) + 2) }))
