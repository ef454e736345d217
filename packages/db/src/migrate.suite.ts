import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedNotes, notes } from './fixtures/notes.ts'
import { type Db, type MigrationSet, openDb } from './index.ts'

const broken: MigrationSet = { owner: 'broken', folder: new URL('./fixtures/broken/', import.meta.url) }

/** `open` gives a database on which nothing has run. */
export function migrateSuite(open: () => Promise<Db>): void {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db?.close())

  const applied = async (): Promise<string[]> =>
    (await db.pool.query<{ name: string }>('select name from migrations order by applied_ms, name')).rows.map((row) => row.name)

  test('files run in order, once each, whatever is asked again', async () => {
    await db.migrate([notes])
    await db.migrate([notes])
    expect(await applied()).toEqual([
      'base/0000-base.sql',
      'base/0001-sound-rows.sql',
      'base/0002-tracked-changes.sql',
      'notes/0001-notes.sql',
      'notes/0002-city.sql',
    ])
  })

  test('a file changed after it ran is an error that names it', async () => {
    await expect(db.migrate([changedNotes])).rejects.toThrow('migration notes/0001-notes.sql was changed')
  })

  test('a file that fails leaves nothing of itself, and says which it was', async () => {
    await expect(db.migrate([broken])).rejects.toThrow(/migration broken\/0001-half\.sql failed: .*nowhere/)
    expect((await db.pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
    expect(await applied()).toHaveLength(5)
  })

  test('each schema has migrations of its own', async () => {
    const gateway = db.withSchema('gateway')
    await gateway.migrate([notes])
    expect((await db.pool.query("select to_regclass('gateway.notes')::text as name")).rows).toEqual([{ name: 'gateway.notes' }])
    expect(await applied()).toHaveLength(5)
  })

  test('a schema is not a place for SQL', async () => {
    await expect(openDb({ schema: 'x; drop table notes' })).rejects.toThrow(/a schema is named/)
  })
}
