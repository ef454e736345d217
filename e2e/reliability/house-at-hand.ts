import { type Listening, listen } from '../../apps/server/src/listen.ts'
import { type House, type Lines, openHouse } from '../../apps/server/src/open-house.ts'
import { freePorts } from '../../tools/process/free-ports.ts'
import { demoWorld } from '../harness/demo-world.ts'
import type { Node } from './traveller.ts'

export interface HouseAtHand {
  readonly house: House
  readonly node: Node
  close(): Promise<void>
}

/** The product in the test's own process, so that a test reaches its lines and its books; travellers come by its doors as they always do. */
export async function houseAtHand(lines: Lines): Promise<HouseAtHand> {
  const [port = 0, gatewayPort = 0] = await freePorts(2)
  const house = await openHouse({ PORT: `${port}`, GATEWAY_PORT: `${gatewayPort}`, DATA_DIR: await demoWorld() }, lines)
  await house.seed()
  const doors: readonly [Listening, Listening] = await Promise.all([listen('PORT', port, false), listen('GATEWAY_PORT', gatewayPort, false)])
  doors[0].serve((request, connection) => house.api.fetch(request, connection))
  doors[1].serve((request) => house.gateway.fetch(request))
  house.api.work.start()
  house.gateway.work.start()
  return {
    house,
    node: { url: house.config.publicUrl, gatewayUrl: house.config.gatewayUrl },
    async close() {
      await Promise.all(doors.map((door) => door.close()))
      await Promise.all([house.api.work.stop(), house.gateway.work.stop()])
      await house.close()
    },
  }
}
