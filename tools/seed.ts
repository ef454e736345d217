import { parseArgs } from 'node:util'
import { COPIES_MAX } from '@sojourn/world'
import type { System } from '../apps/server/src/create-system.ts'
import { PlainError, runScript } from './plain-error.ts'
import { builtServer } from './server-build/build-server.ts'

const SCALE_MAX = COPIES_MAX + 1
const REPORT_EVERY_MS = 5_000

// Loads the demo world into the database that DATA_DIR or DATABASE_URL names; what is there already stays. `npm run seed -- --scale 100` makes a hundred
// times as many places and properties of it, to see how the shop does with them.
await runScript(async () => {
  const scale = readScale()
  const { createSystem } = await (await builtServer()).load('create-system')
  const system = await createSystem({ ...process.env, SEED: 'demo' })
  try {
    if (scale > 1 && system.db.kind === 'embedded')
      throw new PlainError('the embedded database is for one world and one process: give --scale a PostgreSQL in DATABASE_URL')
    await system.seed()
    if (scale > 1) await enlarge(system, scale)
    console.log(scale > 1 ? `The demo world is loaded, ${scale} times. Nodes that run meanwhile see it after a restart.` : 'The demo world is loaded.')
  } finally {
    await system.close()
  }
})

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } }, strict: true })
  const scale = Number(values.scale)
  if (Number.isInteger(scale) && scale >= 1 && scale <= SCALE_MAX) return scale
  throw new PlainError(`--scale is a whole number from 1 to ${SCALE_MAX}, not ${values.scale}`)
}

async function enlarge({ api, db }: System, scale: number): Promise<void> {
  const started = performance.now()
  let reportedMs = started
  await api.seedCopies(scale, ({ places, of, properties }) => {
    const now = performance.now()
    if (now - reportedMs < REPORT_EVERY_MS && places < of) return
    reportedMs = now
    console.log(`${places} of ${of} copied places, ${properties} properties written, ${Math.round((now - started) / 1000)} s`)
  })
  // Plans of queries are made by counts that are right at once, not when the server next finds time.
  await db.pool.query('analyze')
}
