import { migrateSuite } from './migrate.suite.ts'
import { openDb } from './open-db.ts'

migrateSuite(() => openDb())
