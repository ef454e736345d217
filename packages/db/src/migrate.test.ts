import { emptyEmbeddedDb } from '@sojourn/testing'
import { migrateSuite } from './migrate.suite.ts'

migrateSuite(emptyEmbeddedDb)
