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

/** A larger young generation: the compiler keeps nearly all it makes, and collects garbage a tenth less. */
const HEAP = { NODE_OPTIONS: '--max-semi-space-size=128' }

const typesOf = (folder: string, name: string) => () =>
  runNode(packageBin('typescript', 'tsc'), ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', join(cacheFolder, `${name}.tsbuildinfo`)], {
    env: HEAP,
  })

/** React Router writes the types of each route's loader and params first. */
async function webTypes() {
  const web = fromRoot('apps', 'web')
  const generated = await run(process.execPath, [packageBin('@react-router/dev', 'react-router'), 'typegen'], { cwd: web })
  return generated.code === 0 ? typesOf('apps/web', 'web')() : generated
}
