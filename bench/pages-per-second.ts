import { Agent, get } from 'node:http'

const WARM_UP_MS = 3_000
const MEASURE_MS = 8_000

/** How many times a second one page is answered to so many askers, each asking again as soon as it has its answer. */
export async function pagesPerSecond(url: string, askers: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: askers })
  await askFor(WARM_UP_MS, url, askers, agent)
  const started = performance.now()
  const answered = await askFor(MEASURE_MS, url, askers, agent)
  agent.destroy()
  return (answered / (performance.now() - started)) * 1000
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
