import { pgDatabase } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { orgPoolSuite } from './org-pool.suite.ts'

orgPoolSuite(async () => {
  const database = await pgDatabase([notes])
  return { ...(await database.open()), close: database.drop }
})
