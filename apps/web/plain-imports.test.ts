import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainImports } from './plain-imports.ts'

const root = mkdtempSync(join(tmpdir(), 'sojourn-imports-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a late import is bundled without the helper of Vite', async () => {
  writeFileSync(join(root, 'page.js'), "document.onclick = () => import('./late.js').then(({ late }) => late())")
  writeFileSync(join(root, 'late.js'), 'export const late = () => document.title')
  const { build } = await import('vite')
  const options = { write: false, modulePreload: false, rolldownOptions: { input: join(root, 'page.js') } } as const
  const built = await build({ root, configFile: false, logLevel: 'silent', plugins: [plainImports], build: options })
  const scripts = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const text = scripts.map((one) => ('code' in one ? one.code : '')).join('\n')
  expect(text).toContain('import(')
  // What the helper reports to the page where a file cannot be fetched.
  expect(text).not.toContain('vite:preloadError')
})
