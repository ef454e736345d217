import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads: requests by route, invariants that do not hold, faults. No label ever holds an id, an address or a name. */
export interface Metrics {
  request(seen: { house: 'api' | 'gateway' | 'web'; route: string; status: number; ms: number }): void
  fault(house: string): void
  brokenInvariants(count: number): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by house, route and status',
    labelNames: ['house', 'route', 'status'],
    buckets: [0.002, 0.005, 0.015, 0.03, 0.06, 0.15, 0.5, 1.5, 5],
    registers: [registry],
  })
  const faults = new Counter({ name: 'faults_total', help: 'Defects of ours that were caught', labelNames: ['house'], registers: [registry] })
  const broken = new Gauge({ name: 'broken_invariants', help: 'Invariants that did not hold at the last check', registers: [registry] })
  return {
    request: ({ house, route, status, ms }) => requests.observe({ house, route, status }, ms / 1000),
    fault: (house) => faults.inc({ house }),
    brokenInvariants: (count) => broken.set(count),
    text: () => registry.metrics(),
  }
}
