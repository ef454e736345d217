import { buildServerIfStale } from '../server-build/build-server.ts'
import { buildWebIfStale } from '../web-build/build-web.ts'
import type { Step } from './step.ts'

/** Beside the checks: between them they leave half a core to it. */
export const buildStep: Step = {
  name: 'build',
  stopsTheRun: true,
  always: true,
  async run() {
    await Promise.all([buildWebIfStale(), buildServerIfStale()])
    return { ok: true }
  },
}
