import { embeddedDb } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { tenantScopeSuite } from './tenant-scope.suite.ts'

tenantScopeSuite(() => embeddedDb([notes]))
