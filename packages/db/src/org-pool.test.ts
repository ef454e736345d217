import { embeddedDb } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { orgPoolSuite } from './org-pool.suite.ts'

orgPoolSuite(() => embeddedDb([notes]))
