import { greetingOf, readConfig } from './config.ts'
import { createLog, logWhatIsPrinted } from './log.ts'
import { closePorts, openPorts } from './open-ports.ts'
import type { Stoppable } from './run-until-stopped.ts'

export interface StartOptions {
  /** The built pages, perhaps still being built: the database is prepared at the same time. */
  readonly webBuild?: Promise<void>
  /** The module that each of several processes runs; default: its source. */
  readonly worker?: URL
  /** Pages straight from their sources, reloading as they change. In one process. */
  readonly development?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
}

const WORKER = new URL('./workers/worker.ts', import.meta.url)

/** Starts the whole product, in one process or in one for each core: ports first, then database and pages side by side, then it serves. */
export async function startServer({ webBuild = Promise.resolve(), worker = WORKER, development = false, env = process.env }: StartOptions): Promise<Stoppable> {
  const config = readConfig(env)
  const ports = await openPorts(config)
  if (!development) logWhatIsPrinted(createLog())
  // Each way loads what it needs alone: the primary of several workers stays small.
  if (config.workers > 1 && !development) {
    const { startWorkers } = await import('./workers/start-workers.ts')
    return startWorkers({ config, ports, webBuild, worker, env })
  }
  try {
    const [{ createSystem }, { serve }] = await Promise.all([import('./create-system.ts'), import('./serve.ts')])
    const system = await createSystem(env)
    await Promise.all([system.seed(), webBuild])
    const serving = await serve(system, ports, { development })
    serving.poll()
    console.log(greetingOf(config))
    return serving
  } catch (error) {
    await closePorts(ports)
    throw error
  }
}
