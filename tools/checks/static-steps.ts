import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageBin } from '../process/package-bin.ts'
import { run, runNode } from '../process/run.ts'
import { cacheFolder, fromRoot } from '../root.ts'
import { commandStep, type Step, script } from './step.ts'

/** The steps that read the code without running it. */
export function staticSteps(): Step[] {
  mkdirSync(cacheFolder, { recursive: true })
  return [
    commandStep('types', [typesOf('.', 'root'), webTypes]),
    commandStep('lint', [script(packageBin('@biomejs/biome', 'biome'), ['ci', '--colors=off', '--error-on-warnings'])]),
    commandStep('boundaries', [
      script(packageBin('dependency-cruiser', 'depcruise'), ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'tools', 'bench', 'e2e']),
    ]),
    commandStep('unused code', [script(packageBin('knip'), ['--no-progress'])]),
  ]
}

/** By the native compiler, in a third of the time; other checks have the second core. dependency-cruiser needs the one before it, and would find no module by this one. */
const typesOf = (folder: string, name: string) => () =>
  runNode(packageBin('typescript-7', 'tsc'), [
    ...['-p', folder, '--noEmit', '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(cacheFolder, `${name}-7.tsbuildinfo`)],
  ])

/** React Router writes the types of each route's loader and params first. */
async function webTypes() {
  const web = fromRoot('apps', 'web')
  const generated = await run(process.execPath, [packageBin('@react-router/dev', 'react-router'), 'typegen'], { cwd: web })
  return generated.code === 0 ? typesOf('apps/web', 'web')() : generated
}
