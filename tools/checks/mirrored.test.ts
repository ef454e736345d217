import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

/** What names a side of the screen where it means the beginning or the end of a line. */
const SIDE = /(?:^|[;{\s])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/
const SIDE_CLASS =
  /className[^\n]*["'`\s:-](?:m|p|border-|rounded-)[lr]-[\w.[\]]+|className[^\n]*["'`\s:](?:left|right)-[\d[]|className[^\n]*\btext-(?:left|right)\b/
/** A drawing of a brand, a field that turns with its page by a rule of its own, and the edge of a screen, which does not turn. */
const MEANT = /(?:pages\/browser\/brand\.css|\[dir="rtl"\]|safe-area-inset-(?:left|right))/

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/node_modules|build\//.test(name))
    .map((name) => `${folder}/${name}`)

const faultsIn = (file: string, source: string, side: RegExp): string[] => {
  const lines = source.split('\n')
  return lines.flatMap((line, index) =>
    side.test(line) && !MEANT.test(`${file} ${lines[index - 1] ?? ''} ${line}`) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
  )
}

test('styles name beginnings and ends of lines, not sides, so that a page from right to left mirrors automatically', () => {
  const sheets = ['apps/web/src', 'apps/gateway/src/pages'].flatMap((folder) => filesOf(folder, /\.css$/))
  const components = filesOf('apps/web/src', /\.tsx$/)
  const faults = [
    ...sheets.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8'), SIDE)),
    ...components.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8'), SIDE_CLASS)),
  ]
  expect(faults).toEqual([])
  expect(faultsIn('a.css', '.a {\n  padding-left: 1rem;\n}', SIDE)).toHaveLength(1)
  expect(faultsIn('a.css', '.a {\n  padding-left: env(safe-area-inset-left);\n}', SIDE)).toHaveLength(0)
  expect(faultsIn('a.tsx', '<p className="mt-1 ml-2">', SIDE_CLASS)).toHaveLength(1)
})
