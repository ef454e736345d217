import { pgDatabase } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { tenantScopeSuite } from './tenant-scope.suite.ts'

tenantScopeSuite(async () => {
  const database = await pgDatabase([notes])
  return { ...(await database.open()), close: database.drop }
})
