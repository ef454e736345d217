import type { Worker } from 'node:cluster'
import type { Figures } from '../metrics.ts'

/** Asks workers for their figures. */
export interface Measure {
  /** Null for a worker that does not answer in time, or died meanwhile. */
  of(worker: Worker): Promise<Figures | null>
  answered(id: number, figures: Figures): void
}

const ANSWER_WITHIN_MS = 5_000

export function createMeasure(): Measure {
  const waiting = new Map<number, (figures: Figures | null) => void>()
  let last = 0
  return {
    of(worker) {
      const id = ++last
      return new Promise<Figures | null>((resolve) => {
        const settle = (figures: Figures | null): void => {
          clearTimeout(timer)
          worker.off('exit', gone)
          waiting.delete(id)
          resolve(figures)
        }
        const gone = (): void => settle(null)
        const timer = setTimeout(gone, ANSWER_WITHIN_MS)
        worker.once('exit', gone)
        waiting.set(id, settle)
        worker.send({ kind: 'measure', id }, (error) => error && gone())
      })
    },
    answered: (id, figures) => waiting.get(id)?.(figures),
  }
}
