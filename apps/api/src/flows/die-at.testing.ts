import { type Probe, ProcessKilled } from '../modules/sagas/index.ts'

/** A probe of a process that is killed at one point, once; whatever it does afterwards has no effect. */
export function dieAt(point: string): Probe {
  let isDead = false
  return (here) => {
    if (here === point) isDead = true
    if (isDead) throw new ProcessKilled(point)
  }
}

/** A probe of a process that stops at one point, as a machine that swaps would, until it is resumed. */
export function stallAt(point: string): { readonly probe: Probe; readonly reached: Promise<void>; resume(): void } {
  const reached = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  return {
    probe: (here) => {
      if (here !== point) return
      reached.resolve()
      return going.promise
    },
    reached: reached.promise,
    resume: going.resolve,
  }
}
