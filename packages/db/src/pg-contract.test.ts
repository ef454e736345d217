import { embeddedDb } from '@sojourn/testing'
import { pgContractSuite } from './pg-contract.suite.ts'

pgContractSuite(() => embeddedDb([]))
