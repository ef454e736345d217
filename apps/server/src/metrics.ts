import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads: requests by route, invariants that do not hold, faults. No label ever holds an id, an address or a name. */
export interface Metrics {
  request(seen: { system: 'api' | 'gateway' | 'web'; route: string; status: number; ms: number }): void
  fault(system: string): void
  /** Work that the database could not do: `silent`, `read_only` or `full`. */
  databaseTrouble(kind: string): void
  brokenInvariants(count: number): void
  text(): Promise<string>
  /** The same as data: `textOf` adds up those of several processes. */
  figures(): Promise<Figures>
}

/** Of one process, ready to be sent to another. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The figures of several processes as those of one node: counts and sizes are added up. */
export const textOf = (processes: readonly Figures[]): Promise<string> => AggregatorRegistry.aggregate([...processes]).metrics()

/** How often the event loop is timed. At the library's 10 ms that alone takes a third of a hundredth of a core from each process; at 50, a fifth. */
const EVENT_LOOP_SAMPLE_MS = 250

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by system, route and status',
    labelNames: ['system', 'route', 'status'],
    buckets: [0.002, 0.005, 0.015, 0.03, 0.06, 0.15, 0.5, 1.5, 5],
    registers: [registry],
  })
  const faults = new Counter({ name: 'faults_total', help: 'Defects of ours that were caught', labelNames: ['system'], registers: [registry] })
  const trouble = new Counter({
    name: 'database_trouble_total',
    help: 'Work that the database could not do, by what was wrong with it',
    labelNames: ['kind'],
    registers: [registry],
  })
  const broken = new Gauge({ name: 'broken_invariants', help: 'Invariants that did not hold at the last check', registers: [registry] })
  return {
    request: ({ system, route, status, ms }) => requests.observe({ system, route, status }, ms / 1000),
    fault: (system) => faults.inc({ system }),
    databaseTrouble: (kind) => trouble.inc({ kind }),
    brokenInvariants: (count) => broken.set(count),
    text: () => registry.metrics(),
    figures: () => registry.getMetricsAsJSON(),
  }
}
