import { testDb } from '@sojourn/testing'
import { notes } from './fixtures/notes.ts'
import { keptPlansSuite } from './kept-plans.suite.ts'

keptPlansSuite(() => testDb([notes]))
