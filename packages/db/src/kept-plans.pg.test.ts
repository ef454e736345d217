import { pgDatabase } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { keptPlansSuite } from './kept-plans.suite.ts'

keptPlansSuite(async () => {
  const database = await pgDatabase([notes])
  return { ...(await database.open()), close: database.drop }
})
