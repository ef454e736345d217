import { createSystem } from '../apps/server/src/create-system.ts'
import { runScript } from './plain-error.ts'

// Checks every rule about money, bookings and stock on the database that DATA_DIR or DATABASE_URL names; exit 1 where one is broken.
await runScript(async () => {
  const system = await createSystem(process.env)
  try {
    const broken = await system.invariants()
    for (const { name, rows } of broken) console.error(`✗ ${name}\n${rows.map((row) => `    ${JSON.stringify(row)}`).join('\n')}`)
    console.log(broken.length === 0 ? 'All invariants hold.' : `${broken.length} invariants are broken.`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await system.close()
  }
})
