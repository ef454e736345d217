import { Agent, get } from 'node:http'

const WARM_UP_MS = 3_000
const MEASURE_MS = 8_000

export interface Speed {
  readonly pages: number
  /** What one page costs the server: less shaken by other work on the machine than the first figure. */
  readonly processorMs: number
  /** What the process holds afterwards, the embedded database included. */
  readonly memoryMb: number
}

/** How many times a second one page is answered to so many askers, each asking again as soon as it has its answer. */
export async function pagesPerSecond(origin: string, path: string, askers: number): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: askers })
  await askFor(WARM_UP_MS, origin + path, askers, agent)
  const before = await metric(origin, 'process_cpu_seconds_total')
  const started = performance.now()
  const answered = await askFor(MEASURE_MS, origin + path, askers, agent)
  const tookMs = performance.now() - started
  agent.destroy()
  const processorS = (await metric(origin, 'process_cpu_seconds_total')) - before
  const memoryMb = (await metric(origin, 'process_resident_memory_bytes')) / 2 ** 20
  return { pages: (answered / tookMs) * 1000, processorMs: (processorS * 1000) / answered, memoryMb }
}

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}

async function askFor(durationMs: number, url: string, askers: number, agent: Agent): Promise<number> {
  const end = performance.now() + durationMs
  const counts = await Promise.all(
    Array.from({ length: askers }, async () => {
      let count = 0
      for (; performance.now() < end; count++) await ask(url, agent)
      return count
    }),
  )
  return counts.reduce((total, count) => total + count, 0)
}

// The plain client of Node: the browser-like one would take a good part of the two cores for itself.
function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((answered, failed) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', answered).once('error', failed)
    }).once('error', failed)
  })
}
