import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { buildServerIfStale, FOLDER, SOURCES } from './build-server.ts'

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
const files = async (end: string): Promise<string[]> => {
  await buildServerIfStale()
  return readdirSync(FOLDER).filter((file) => file.endsWith(end))
}

test('every module in the bundle makes it stale when it changes', async () => {
  const maps = await files('.map')
  const modules = maps.flatMap((file) => (JSON.parse(read(file)) as { sources: string[] }).sources)
  const paths = modules.filter((path) => path.startsWith('.')).map((path) => relative(root, resolve(FOLDER, path)).replaceAll('\\', '/'))
  expect(paths.length).toBeGreaterThan(800)
  expect(paths.filter((path) => !SOURCES.some((folder) => path.startsWith(`${folder}/`)))).toEqual([])
})

test('libraries are not in the bundle, and files beside a module are found from it', async () => {
  const scripts = await files('.js')
  const code = scripts.map(read).join('\n')
  expect(code).toContain('from "kysely"')
  const places = [...code.matchAll(/new URL\("(\.[^"]+)", new URL\("([^"]+)", import\.meta\.url\)\.href\)/g)]
  const found = places.map(([, beside = '', place = '']) => fileURLToPath(new URL(beside, new URL(place, pathToFileURL(join(FOLDER, 'any.js'))))))
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter((path) => !existsSync(path))).toEqual([])
})
