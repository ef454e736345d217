import module from 'node:module'

module.enableCompileCache()
// From the bundle too a stack names the lines of the sources.
module.setSourceMapsSupport(true)

// The primary process decides when a node ends; what a terminal sends to all of its processes is for the primary alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const { runWorker } = await import('./run-worker.ts')

await runWorker()
