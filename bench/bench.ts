import { largePostgresServer, postgresServer } from '@sojourn/testing'
import { PlainError, runScript } from '../tools/plain-error.ts'

const BENCHES: Record<string, () => Promise<{ run(more?: readonly string[]): Promise<void> }>> = {
  start: () => import('./start.ts'),
  search: () => import('./search.ts'),
  book: () => import('./book.ts'),
  statements: () => import('./statements.ts'),
  pages: () => import('./pages.ts'),
  explain: () => import('./explain.ts'),
  grown: () => import('./grown.ts'),
}

// `npm run bench -- search`, or `npm run bench -- search postgres` on a PostgreSQL that is brought along; with `100` after that
// also in a catalogue a hundred times as large. Each prints its figures and judges nothing.
await runScript(async () => {
  const [name = '', ...words] = process.argv.slice(2)
  const more = words.filter((word) => word !== 'postgres')
  const bench = BENCHES[name]
  if (!bench) throw new PlainError(`name a bench: ${Object.keys(BENCHES).join(', ')}`)
  const server = words.includes('postgres') ? await (name === 'grown' ? largePostgresServer() : postgresServer()) : null
  if (server) process.env.DATABASE_URL = server.adminUrl
  try {
    await (await bench()).run(more)
  } finally {
    await server?.stop()
  }
})
