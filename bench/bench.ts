import { PlainError, runScript } from '../tools/plain-error.ts'

const BENCHES: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  start: () => import('./start.ts'),
  search: () => import('./search.ts'),
  pages: () => import('./pages.ts'),
}

// `npm run bench -- search`: each bench prints its figures on one line and judges nothing.
await runScript(async () => {
  const bench = BENCHES[process.argv[2] ?? '']
  if (!bench) throw new PlainError(`name a bench: ${Object.keys(BENCHES).join(', ')}`)
  await (await bench()).run()
})
