import { embeddedDb } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { preparedSuite } from './prepared.suite.ts'

preparedSuite(() => embeddedDb([notes]))
