import { runScript } from './plain-error.ts'
import { builtServer } from './server-build/build-server.ts'

const STANDS_STILL_MS = 60_000

// Checks every rule about money, bookings and stock on the database that DATA_DIR or DATABASE_URL names; exit 1 where one is broken. Where no node runs
// they are checked as of the time that one last did: a hold that expired since is released by the next start.
await runScript(async () => {
  const { createSystem } = await (await builtServer()).load('create-system')
  const system = await createSystem(process.env)
  try {
    const workedMs = (await system.lastWorkedMs()) ?? 0
    const broken = await system.invariants(workedMs)
    if (Date.now() - workedMs > STANDS_STILL_MS)
      console.log(`No node works here${workedMs ? ` since ${new Date(workedMs).toISOString()}` : ''}: what fell due since then waits for the next start.`)
    for (const { name, rows } of broken) console.error(`✗ ${name}\n${rows.map((row) => `    ${JSON.stringify(row)}`).join('\n')}`)
    console.log(broken.length === 0 ? 'All invariants hold.' : `${broken.length} invariants are broken.`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await system.close()
  }
})
