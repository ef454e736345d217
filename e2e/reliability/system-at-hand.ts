import { createSystem, type Lines, type System } from '../../apps/server/src/create-system.ts'
import { closePorts, openPorts } from '../../apps/server/src/open-ports.ts'
import { freePorts } from '../../tools/process/free-ports.ts'
import { demoWorld } from '../harness/demo-world.ts'
import type { Node } from './traveller.ts'

export interface SystemAtHand {
  readonly system: System
  readonly node: Node
  close(): Promise<void>
}

/** The product in the test's own process, so that a test reaches its connections and its ledger; travellers use it over HTTP as always. */
export async function systemAtHand(lines: Lines): Promise<SystemAtHand> {
  const [port = 0, gatewayPort = 0] = await freePorts(2)
  const system = await createSystem({ PORT: `${port}`, GATEWAY_PORT: `${gatewayPort}`, DATA_DIR: await demoWorld() }, lines)
  await system.seed()
  const { shop, gateway } = await openPorts(system.config)
  shop.serve((request, { ip }) => system.api.fetch(request, { ip }))
  gateway.serve((request) => system.gateway.fetch(request))
  for (const work of [system.api.work, system.gateway.work]) {
    work.start()
    work.poll()
  }
  return {
    system,
    node: { url: system.config.publicUrl, gatewayUrl: system.config.gatewayUrl },
    async close() {
      await closePorts({ shop, gateway })
      await Promise.all([system.api.work.stop(), system.gateway.work.stop()])
      await system.close()
    },
  }
}
