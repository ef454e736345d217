import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { type Config, greetingOf } from '../config.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import type { Ports } from '../open-ports.ts'
import type { Stoppable } from '../run-until-stopped.ts'
import { createCrew } from './crew.ts'

export interface StartWorkersOptions {
  readonly config: Config
  /** Hold the ports until the workers take them. */
  readonly ports: Ports
  readonly webBuild: Promise<void>
  /** The module each of them runs. */
  readonly worker: URL
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Starts a node of several processes that share its ports. This one, the primary, wires nothing: it starts the workers, replaces them and stops them. */
export async function startWorkers({ config, ports, webBuild, worker, env }: StartWorkersOptions): Promise<Stoppable> {
  cluster.setupPrimary({ exec: fileURLToPath(worker), args: [] })
  const crew = createCrew({ count: config.workers, launch: () => cluster.fork(env), log: createLog(), metrics: createMetrics() })
  try {
    await Promise.all([crew.begin(), webBuild])
    release(ports)
    await crew.open()
    console.log(greetingOf(config))
    return crew
  } catch (error) {
    crew.kill()
    release(ports)
    throw error
  }
}

/** Closes the ports at once: this process serves no client. */
function release({ shop, gateway }: Ports): void {
  for (const { server } of [shop, gateway]) {
    server.close()
    server.closeAllConnections()
  }
}
