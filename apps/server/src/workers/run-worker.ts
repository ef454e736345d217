import { readConfig } from '../config.ts'
import { createSystem } from '../create-system.ts'
import { createLog, logWhatIsPrinted } from '../log.ts'
import { openPorts } from '../open-ports.ts'
import { type Serving, serve } from '../serve.ts'
import { endWithPrimary } from './end-with-primary.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

/** One of the processes of a node: wires everything, and listens when the primary process says that all are ready. It ends with the primary. */
export async function runWorker(): Promise<void> {
  endWithPrimary()
  logWhatIsPrinted(createLog())
  try {
    const config = readConfig(process.env)
    const system = await createSystem(process.env)
    const metrics = metricsOfNode()
    onMessage((message) => {
      if (message.kind === 'measure') void system.metrics.figures().then((figures) => send({ kind: 'figures', id: message.id, figures }))
      if (message.kind === 'metrics') metrics.answered(message.id, message.text)
    })
    await system.seed()
    const opened = orderTo('open')
    send({ kind: 'ready' })
    await opened
    const serving = await serve(system, await openPorts(config), { metrics: metrics.ask })
    onMessage((message) => obey(serving, message))
    send({ kind: 'open' })
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    process.send?.({ kind: 'failed', name, message, stack } satisfies ToPrimary, () => process.exit(1))
  }
}

function obey(serving: Serving, { kind }: ToWorker): void {
  if (kind === 'poll') serving.poll()
  if (kind === 'stop') {
    serving.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
}

const send = (message: ToPrimary): void => void process.send?.(message)
const onMessage = (hear: (message: ToWorker) => void): void => void process.on('message', hear)

const orderTo = (kind: ToWorker['kind']): Promise<void> => new Promise((resolve) => onMessage((message) => message.kind === kind && resolve()))

/** Asks the primary process for the metrics of all workers together. */
function metricsOfNode(): { ask(): Promise<string>; answered(id: number, text: string): void } {
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  return {
    ask: () =>
      new Promise((resolve) => {
        const id = ++last
        waiting.set(id, resolve)
        send({ kind: 'metrics', id })
      }),
    answered(id, text) {
      waiting.get(id)?.(text)
      waiting.delete(id)
    },
  }
}
