import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { packageBin } from '../process/package-bin.ts'
import { runNode } from '../process/run.ts'
import { cacheFolder } from '../root.ts'
import type { Step } from './step.ts'
import { readJson, settle, vitestTally } from './tally.ts'

/** Runs projects of `vitest.config.ts`, shows what they say and counts what they ran. `more` goes to Vitest as it is. */
export function vitestStep(name: string, projects: readonly string[], more: readonly string[] = []): Step {
  return {
    name,
    stopsTheRun: false,
    async run() {
      const report = join(cacheFolder, `vitest-${projects.join('-')}.json`)
      rmSync(report, { force: true })
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const chosen = projects.flatMap((project) => ['--project', project])
      const { code } = await runNode(packageBin('vitest'), ['run', ...chosen, ...more, ...reporters], {
        output: 'show',
        env: { NO_COLOR: process.stdout.isTTY ? undefined : '1' },
      })
      return settle(code, vitestTally(readJson(report)), more.includes('--passWithNoTests'))
    },
  }
}
