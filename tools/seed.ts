import { openHouse } from '../apps/server/src/open-house.ts'
import { runScript } from './plain-error.ts'

// Loads the demo world into the database that DATA_DIR or DATABASE_URL names; what is there already stays.
await runScript(async () => {
  const house = await openHouse({ ...process.env, SEED: 'demo' })
  try {
    await house.seed()
    console.log('The demo world is loaded.')
  } finally {
    await house.close()
  }
})
