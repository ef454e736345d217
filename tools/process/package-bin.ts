import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../root.ts'

/** The script behind an installed package's command, e.g. `packageBin('typescript-7', 'tsc')`. */
export function packageBin(name: string, command = name): string {
  const folder = fromRoot('node_modules', ...name.split('/'))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> }
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`${name} has no command ${command}`)
  return join(folder, script)
}
