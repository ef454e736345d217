import { troubleOf } from '@sojourn/db'
import { BadSetting } from './config.ts'

const WRONG_USER = new Set(['28P01', '28000'])
const NO_DATABASE = '3D000'
const NOT_ALLOWED = '42501'

/** What a person can mend about the database, said in one line that names the setting; anything else as it is. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  switch (troubleOf(error)) {
    case 'silent':
      return new BadSetting(`DATABASE_URL names a PostgreSQL that does not answer (${typeof code === 'string' ? code : error.message}).`)
    case 'read_only':
      return new BadSetting('DATABASE_URL names a PostgreSQL that is read-only: a node needs one that it can write to.')
    case 'full':
      return new BadSetting(`DATABASE_URL names a PostgreSQL that has no room left: ${error.message}.`)
    case null:
  }
  if (typeof code !== 'string') return error
  if (WRONG_USER.has(code)) return new BadSetting('DATABASE_URL names a user or a password that PostgreSQL refuses.')
  if (code === NO_DATABASE) return new BadSetting('DATABASE_URL names a database that is not there: create it first.')
  if (code === NOT_ALLOWED) return new BadSetting(`DATABASE_URL names a user who may not do enough: ${error.message}.`)
  return error
}
