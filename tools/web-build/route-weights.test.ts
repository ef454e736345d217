import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { routeWeights } from './route-weights.ts'

const assets = newFolder()

const packed = (script: string) => gzipSync(script, { level: 9 }).length

/** A build of two pages, in the folder of a language. */
function writeBuild(under: string, scripts: Readonly<Record<string, string>>): void {
  mkdirSync(join(assets, under), { recursive: true })
  for (const [name, script] of Object.entries(scripts)) writeFileSync(join(assets, under, name), script)
  const at = (name: string) => `/assets/${under}${name}`
  const routes = {
    root: { id: 'root', path: '', module: at('root.js'), imports: [at('shared.js')] },
    home: { id: 'home', parentId: 'root', index: true, module: at('home.js'), imports: [at('shared.js')] },
    frame: { id: 'frame', parentId: 'root', module: at('root.js') },
  }
  const manifest = JSON.stringify({ entry: { module: at('entry.js'), imports: [] }, routes })
  writeFileSync(join(assets, under, 'manifest-1.js'), `window.__reactRouterManifest=${manifest};`)
}

test('a page weighs its own scripts, those of the pages around it and the one that starts them, each once, in each language', () => {
  const english = { 'entry.js': 'start()', 'root.js': 'root()', 'shared.js': 'shared()', 'home.js': 'say("Good places to stay")' }
  const spanish = { ...english, 'home.js': 'say("Buenos lugares para quedarse, a un precio justo")' }
  writeBuild('', english)
  writeBuild('es-MX-1/', spanish)
  const all = (scripts: Readonly<Record<string, string>>) => Object.values(scripts).reduce((sum, script) => sum + packed(script), 0)
  const weights = routeWeights(assets, [
    { tag: 'en-US', isDefault: true },
    { tag: 'es-MX', isDefault: false },
  ])
  expect(weights.slice(0, 2)).toEqual([
    { language: 'es-MX', route: 'home', bytes: all(spanish) },
    { language: 'en-US', route: 'home', bytes: all(english) },
  ])
  // What frames pages and is none itself is not weighed.
  expect(weights.map(({ route }) => route)).not.toContain('frame')
})

test('the disguise of a language is not taken for it', () => {
  writeBuild('ar-XB-1/', { 'entry.js': '', 'root.js': '', 'shared.js': '', 'home.js': '' })
  expect(() => routeWeights(assets, [{ tag: 'ar', isDefault: false }])).toThrow('the web build has no copy in ar')
})

test('a language without a copy of the build is named', () => {
  expect(() => routeWeights(assets, [{ tag: 'fr-FR', isDefault: false }])).toThrow('the web build has no copy in fr-FR')
})
