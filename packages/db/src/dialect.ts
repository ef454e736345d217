import { DummyDriver, PostgresAdapter, PostgresQueryCompiler } from 'kysely'

export const adapter = new PostgresAdapter()
export const compiler = new PostgresQueryCompiler()
export const driver = new DummyDriver()

/** Kysely builds PostgreSQL’s statements here, and sends no query itself. */
export const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector(): never {
    throw new Error('migrations own the shape of the tables')
  },
}
